import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { staticDocument } from './static-site.ts'

/** Seconds after which it is worth asking again. */
const RETRY_AFTER = '300'

/** `GET /maintenance`: the page that says the site is being worked on, with the status that says it is not for ever. */
export async function maintenance(c: Context<AppEnv>): Promise<Response> {
  const page = await staticDocument(c, new URL(c.req.url))
  return c.body(page ? await page.text() : '', 503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER,
  })
}
