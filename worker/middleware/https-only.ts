import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'
import { requestUrl } from '../documents/request-path.ts'

const CALL = /^\/v1(\/|$)/
const REFUSAL = '暗号化されていない接続（http）では受け付けていません。'

/**
 * Redirects pages to HTTPS. Calls are refused instead: a client that sends a token in clear text must notice, and not
 * be redirected each time. Only for the site's own host (`APP_HOST`); a local start has no HTTPS.
 */
export const httpsOnly = () =>
  createMiddleware<AppEnv>(async function httpsOnly(c, next) {
    const { protocol, host, pathname } = requestUrl(c)
    if (protocol !== 'http:' || c.env.APP_HOST !== `https://${host}`) return next()
    if (CALL.test(pathname)) throw new HTTPException(403, { message: REFUSAL })
    c.header('cache-control', 'no-store')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead) return c.text(`${REFUSAL}\n`, 403)
    return c.redirect(c.req.url.replace(protocol, 'https:'), 301)
  })
