import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { findHealth } from '../operations/health.ts'
import { mayKnowHealth } from '../operations/may-know.ts'
import { ok } from './answer.ts'

/**
 * `GET /v1/health`: 200 where all is well, 503 where something is not (`data.status`: `ok`, `degraded`). Whoever may
 * read operations, or brings the token of the monitoring service, is told each part (`data.parts`), the build and when.
 */
export const health = new Hono<AppEnv>().get('/', async (c) => {
  // The database may be what is wrong: who asks is found out first, and in time.
  const mayKnow = await mayKnowHealth(c.req.raw, c.env)
  const found = await findHealth(c.env, new Date(), { isFresh: mayKnow })
  const { status } = found
  return c.json(ok(mayKnow ? found : { status }), status === 'ok' ? 200 : 503, {
    'cache-control': 'private, no-store',
    // What is known to be wrong is counted once, where it went wrong (middleware/request-log.ts).
    ...(status !== 'ok' && { 'retry-after': '60' }),
  })
})
