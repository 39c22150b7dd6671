import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { canReadHealth } from '../operations/can-read-health.ts'
import { findHealth } from '../operations/health.ts'
import { ok } from './answer.ts'

/**
 * `GET /v1/health`: 200 when healthy, 503 otherwise (`data.status`: `ok`, `degraded`). With permission to read
 * operations, or the token of the monitoring service, it includes the parts (`data.parts`), the build and the time.
 */
export const health = new Hono<AppEnv>().get('/', async (c) => {
  // The database may be failing: the caller is identified first, with a timeout.
  const canReadDetails = await canReadHealth(c.req.raw, c.env)
  const found = await findHealth(c.env, new Date(), { isFresh: canReadDetails })
  const { status } = found
  return c.json(ok(canReadDetails ? found : { status }), status === 'ok' ? 200 : 503, {
    'cache-control': 'private, no-store',
    // A reported failure is not counted again as a failed answer (middleware/request-log.ts).
    ...(status !== 'ok' && { 'retry-after': '60' }),
  })
})
