import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { addRequests, type SeenRequests } from '../db/operations/request-figures.server.ts'
import { gathering } from './gather.ts'

/** An answer that takes longer is slow, in milliseconds. */
export const SLOW_MS = 1000
const MOST_ROUTES = 100
/** A busy isolate writes its figures no more often, in milliseconds; what failed or was slow is written at once. */
const PAUSE = 60_000

const note = gathering<SeenRequests>({
  name: 'requests',
  most: MOST_ROUTES,
  pause: PAUSE,
  merge: (known, other) => ({
    ...known,
    requests: known.requests + other.requests,
    failures: known.failures + other.failures,
    slow: known.slow + other.slow,
    totalMs: known.totalMs + other.totalMs,
    longestMs: Math.max(known.longestMs, other.longestMs),
  }),
  write: (env, figures) => addRequests(env.DB, figures),
})

/** The beginning of the hour that a moment lies in. */
export const hourOf = (now: Date): string => `${now.toISOString().slice(0, 13)}:00:00.000Z`

type Answered = { route: string; isFailure: boolean; ms: number; now: Date }

/** Counts an answer for the page of operations: by the hour and the pattern of its route. */
export function noteRequest(c: Context<AppEnv>, { route, isFailure, ms, now }: Answered): void {
  const hour = hourOf(now)
  const failures = isFailure ? 1 : 0
  const slow = ms >= SLOW_MS ? 1 : 0
  const longestMs = Math.round(ms)
  const figure = { hour, route, requests: 1, failures, slow, totalMs: longestMs, longestMs }
  note(c, `${hour} ${route}`, figure, { canWait: failures + slow === 0 })
}
