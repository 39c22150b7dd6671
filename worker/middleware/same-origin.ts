import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'

const isCall = (path: string): boolean => /^\/v1(\/|$)/.test(path)

/** What browsers say of where a request was made; nobody's page can change it. Other clients say nothing. */
const siteOf = (c: Context): string | undefined => c.req.header('sec-fetch-site')

/** `none`: typed in, or out of a bookmark. */
const isOwnSite = (site: string | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none'

/** Every browser names the origin of what writes. Clients that are none have no cookies that they did not mean. */
const isOwnOrigin = (origin: string | undefined, url: URL): boolean =>
  origin === undefined || origin === url.origin

/** A way to a page of this tab, such as a link: the one thing that another site may do. */
const isVisit = (c: Context): boolean =>
  c.req.header('sec-fetch-mode') === 'navigate' &&
  (c.req.header('sec-fetch-dest') ?? 'document') === 'document'

const REFUSAL = 'ほかのサイトからの送信は受け付けていません。'

const refuse = (c: Context, path: string): Response => {
  if (isCall(path)) throw new HTTPException(403, { message: REFUSAL })
  return c.text(`${REFUSAL}\n`, 403, { 'cache-control': 'no-store' })
}

/**
 * Only our own pages write, and only they read `/v1`: by `Origin` and by Fetch Metadata (https://www.w3.org/TR/fetch-metadata/).
 * No answer allows another origin anything (CORS is closed); a preflight that asks is refused in words.
 * What is done by opening an address (signing in and out) is looked at where it is done (worker/auth/own-navigation.ts):
 * there the provider must be able to send visitors back.
 */
export const sameOrigin = () =>
  createMiddleware<AppEnv>(async function sameOrigin(c, next) {
    const { method, path } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && (!isCall(path) || isOwnSite(siteOf(c)) || isVisit(c))) return next()
    const isPreflight = method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    const isOurs = isOwnSite(siteOf(c)) && isOwnOrigin(c.req.header('origin'), new URL(c.req.url))
    return isRead || isPreflight || !isOurs ? refuse(c, path) : next()
  })
