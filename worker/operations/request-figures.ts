import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { addRequests, type SeenRequests } from '../db/operations/request-figures.server.ts'
import { writeBuffer } from './write-buffer.ts'

/** The threshold of slow answers, in milliseconds. */
export const SLOW_MS = 1000
const MAX_ROUTES = 100
/**
 * The minimum interval between writes of a busy isolate, in milliseconds; failed or slow answers are written at once.
 */
const PAUSE = 60_000

const buffer = writeBuffer<SeenRequests>({
  name: 'requests',
  maxItems: MAX_ROUTES,
  pause: PAUSE,
  merge: (existing, other) => ({
    ...existing,
    requests: existing.requests + other.requests,
    failures: existing.failures + other.failures,
    slow: existing.slow + other.slow,
    totalMs: existing.totalMs + other.totalMs,
    longestMs: Math.max(existing.longestMs, other.longestMs),
  }),
  write: (env, figures) => addRequests(env.DB, figures),
})

/** The start of the hour of a moment. */
export const hourOf = (now: Date): string => `${now.toISOString().slice(0, 13)}:00:00.000Z`

type Answered = { route: string; isFailure: boolean; ms: number; now: Date }

/** Counts an answer for the operations page: by the hour and the pattern of its route. */
export function recordRequest(c: Context<AppEnv>, { route, isFailure, ms, now }: Answered): void {
  const hour = hourOf(now)
  const failures = isFailure ? 1 : 0
  const slow = ms >= SLOW_MS ? 1 : 0
  const longestMs = Math.round(ms)
  const figure = { hour, route, requests: 1, failures, slow, totalMs: longestMs, longestMs }
  buffer(c, `${hour} ${route}`, figure, { canWait: failures + slow === 0 })
}
