import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'
import { requestUrl } from '../documents/request-path.ts'

const isCall = (path: string): boolean => /^\/v1(\/|$)/.test(path)

/** The browser's statement of the request's initiator; pages cannot change it. Other clients send none. */
const siteOf = (c: Context): string | undefined => c.req.header('sec-fetch-site')

/** `none`: typed, or from a bookmark. */
const isOwnSite = (site: string | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none'

/** Every browser sends the origin of a writing request. Other clients have no ambient cookies. */
const isOwnOrigin = (origin: string | undefined, url: URL): boolean =>
  origin === undefined || origin === url.origin

/** A top-level navigation, such as a link: the only request that another site may cause. */
const isVisit = (c: Context): boolean =>
  c.req.header('sec-fetch-mode') === 'navigate' &&
  (c.req.header('sec-fetch-dest') ?? 'document') === 'document'

/** A mail program ends a subscription from anywhere; the token of its link is the authority, no cookie is (RFC 8058). */
const OPEN_TO_ALL = /^\/newsletter\/unsubscribe$/

const REFUSAL = 'ほかのサイトからの送信は受け付けていません。'

const refuse = (c: Context, path: string): Response => {
  if (isCall(path)) throw new HTTPException(403, { message: REFUSAL })
  return c.text(`${REFUSAL}\n`, 403, { 'cache-control': 'no-store' })
}

/**
 * Only our own pages may write, and only they may read `/v1`: by `Origin` and by Fetch Metadata
 * (https://www.w3.org/TR/fetch-metadata/). No answer allows another origin (CORS is closed); a preflight is refused
 * with a message. Addresses whose GET has an effect (signing in and out) have their own check
 * (worker/auth/own-navigation.ts): the provider must be able to redirect back to them.
 */
export const sameOrigin = () =>
  createMiddleware<AppEnv>(async function sameOrigin(c, next) {
    const { method, path } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (method === 'POST' && OPEN_TO_ALL.test(path)) return next()
    if (isRead && (!isCall(path) || isOwnSite(siteOf(c)) || isVisit(c))) return next()
    const isPreflight = method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
    const isOurs = isOwnSite(siteOf(c)) && isOwnOrigin(c.req.header('origin'), requestUrl(c))
    return isRead || isPreflight || !isOurs ? refuse(c, path) : next()
  })
