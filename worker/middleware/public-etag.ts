import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

/** An ETag for answers that may be stored. Private ones are never asked for again, and hashing them would be in vain. */
export const publicEtag = () => {
  const tagged = etag()
  return createMiddleware<AppEnv>(async function publicEtag(c, next) {
    await next()
    if (!c.res.headers.get('cache-control')?.includes('no-store')) await tagged(c, async () => {})
  })
}
