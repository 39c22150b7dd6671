import type { Health } from '#domain/operations/health.ts'
import { currentBuild } from '../documents/build.ts'
import { checkParts } from './health-parts.ts'

/** How long a result is cached, in milliseconds: frequent requests do not load the database. */
const FRESH_MS = 5000

let last: { health: Health; foundAt: number } | null = null

/** The health of the site. `isFresh`: without the cache. */
export async function findHealth(env: Env, now: Date, { isFresh = false } = {}): Promise<Health> {
  const age = last ? now.getTime() - last.foundAt : Number.POSITIVE_INFINITY
  if (last && !isFresh && age >= 0 && age < FRESH_MS) return last.health
  const [parts, build] = await Promise.all([
    checkParts(env, now),
    currentBuild(env).then(
      ({ id }) => id,
      () => 'unknown',
    ),
  ])
  const status = parts.every(({ isOk }) => isOk) ? 'ok' : 'degraded'
  const health: Health = { status, at: now.toISOString(), build, parts }
  last = { health, foundAt: now.getTime() }
  return health
}
