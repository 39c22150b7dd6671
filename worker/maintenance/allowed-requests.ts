/** The requests that are allowed in maintenance and read-only mode. */

/** Pages for ending maintenance: the sign-in, the office's switches, and monitoring. */
const PAGES = /^\/(login|logout|maintenance|reload|_)(\/|$)|^\/\$\/operations(\/|$)/
/** Monitoring; and the calls of a deployment, with a key of its own. */
const MONITORING_CALLS = /^GET \/v1\/manage\/operations(\/|$)|^(GET|POST) \/operations\//
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

/**
 * Code, styles, pictures: the files of a page that is open already. Never the data of a page, nor files for crawlers.
 */
const FILES =
  /^\/(assets|builds|cdn-cgi\/image|icons|media|og)\/|^\/(?!.*(\.xml|_payload\.json)$)[^/]+\.[a-z0-9]+$/

export const isCall = (path: string): boolean => path === '/v1' || path.startsWith('/v1/')
export const isFile = (path: string): boolean => FILES.test(path)
/** Whether a method only reads. */
export const isReading = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Whether a request is needed to end maintenance. */
export function isAllowedInMaintenance(method: string, path: string): boolean {
  const endpoint = `${method === 'HEAD' ? 'GET' : method} ${path}`
  return CALLS.has(endpoint) || MONITORING_CALLS.test(endpoint) || (isReading(method) && PAGES.test(path))
}

/** Telemetry of pages: dropped during maintenance. */
export const isTelemetry = (path: string): boolean => /^\/v1\/observations(\/|$)/.test(path)

/** A sign-in, which may write only what it must: it creates no account during maintenance. */
export const isSignIn = (path: string): boolean => path === '/v1/accounts/login' || path.startsWith('/login/')

/** Whether a session is valid, which is noted as its last use. */
export const isSessionCheck = (path: string): boolean => path === '/v1/accounts/authorize'
