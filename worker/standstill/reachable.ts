/** Which requests get through while the site is closed, or is only read. */

/** By whom the site is opened again: the sign-in, the office's switches, and what says how the site is. */
const PAGES = /^\/(login|logout|maintenance|reload|_)(\/|$)|^\/\$\/operations(\/|$)/
/** How the site does; and what a deployment asks, by a key of its own. */
const WATCHED = /^GET \/v1\/manage\/operations(\/|$)|^(GET|POST) \/operations\//
const CALLS = new Set([
  'GET /v1/health',
  'GET /v1/config',
  'GET /v1/switches',
  'GET /v1/manage',
  'GET /v1/manage/switches',
  'PUT /v1/manage/switches',
  'GET /v1/manage/audit',
  'POST /v1/accounts/login',
  'POST /v1/accounts/authorize',
])

/** Code, styles, pictures: what a page is made of that is open already. Never the data of a page, nor what crawlers read. */
const FILES =
  /^\/(assets|builds|cdn-cgi\/image|icons|media|og)\/|^\/(?!.*(\.xml|_payload\.json)$)[^/]+\.[a-z0-9]+$/

export const isCall = (path: string): boolean => path === '/v1' || path.startsWith('/v1/')
export const isFile = (path: string): boolean => FILES.test(path)
/** Whether a method only asks. */
export const isReading = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Whether a request belongs to the way by which somebody ends the standstill. */
export function isWayBack(method: string, path: string): boolean {
  const door = `${method === 'HEAD' ? 'GET' : method} ${path}`
  return CALLS.has(door) || WATCHED.test(door) || (isReading(method) && PAGES.test(path))
}

/** What pages tell of themselves unasked: nobody waits for it, and nothing of it is kept now. */
export const isObservation = (path: string): boolean => /^\/v1\/observations(\/|$)/.test(path)

/** A sign-in, which may not write more than it must: an account is not made now. */
export const isSignIn = (path: string): boolean => path === '/v1/accounts/login' || path.startsWith('/login/')
