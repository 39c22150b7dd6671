import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'

const CALL = /^\/v1(\/|$)/
const REFUSAL = '暗号化されていない接続（http）では受け付けていません。'

/**
 * A visitor who typed the address of a page without `https` is led on to it. Calls are refused in words instead: a client
 * that sends a token in clear must find out, and not be led on each time. Only the site's own host (`APP_HOST`) is meant;
 * a start on one's own machine has no other scheme.
 */
export const httpsOnly = () =>
  createMiddleware<AppEnv>(async function httpsOnly(c, next) {
    const url = new URL(c.req.url)
    if (url.protocol !== 'http:' || c.env.APP_HOST !== `https://${url.host}`) return next()
    if (CALL.test(url.pathname)) throw new HTTPException(403, { message: REFUSAL })
    c.header('cache-control', 'no-store')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead) return c.text(`${REFUSAL}\n`, 403)
    url.protocol = 'https:'
    return c.redirect(url.href, 301)
  })
