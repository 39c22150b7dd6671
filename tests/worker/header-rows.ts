import type { HeaderClass } from './header-classes.ts'

/** Values that are known when the site runs, by name: addresses, and tokens of callers. */
type Expected = Readonly<Record<string, string>>

const at =
  (name: string, end = '') =>
  (addresses: Expected) =>
    `${addresses[name]}${end}`
const as = (who: string) => (tokens: Expected) => ({ headers: { authorization: `Bearer ${tokens[who]}` } })
const FROM_ELSEWHERE = { method: 'POST', headers: { origin: 'https://evil.example' } }
const PREFLIGHT = { method: 'OPTIONS', headers: { 'access-control-request-method': 'PUT' } }

export type HeaderRow = [
  HeaderClass,
  what: string,
  path: string | ((addresses: Expected) => string),
  status?: number,
  init?: RequestInit | ((tokens: Expected) => RequestInit),
]

/** The slug of an article that is published again before these are requested. */
export const ARTICLE = 'aizu-two-days-by-train'

/** A path of every class that the Worker answers (worker/app.ts). */
export const READ: readonly HeaderRow[] = [
  ['document', 'the top page', '/'],
  ['document', 'an article that was published since the build', `/article-pages/${ARTICLE}`],
  ['document', 'a page of a list', '/spots?page=2'],
  ['document', 'a filtered list, rendered on request', '/spots?sort=kana'],
  ['document', 'a search, rendered on request', '/search/=/keyword=%E6%B9%AF'],
  ['document', 'the area of members', '/@/home/topics'],
  ['document', 'the office', '/$'],
  ['document', 'the sign-in', '/login'],
  ['document', 'the reload page', '/reload?to=/spots'],
  ['document', 'a missing page', '/nope', 404],
  ['document', 'a missing file', '/assets/nope.js', 404],
  ['document', 'missing data of a page', '/nope/_payload.json', 404],
  ['document', 'a missing picture', '/cdn-cgi/image/nothing', 404],
  ['document', 'a missing card', '/og/nothing.jpg', 404],
  ['document', 'an unknown well-known address', '/.well-known/nothing', 404],
  ['document', 'an operations endpoint without its key', '/operations/reconcile', 404],
  ['document', 'a removed page', at('removed'), 410],
  ['document', 'maintenance', '/maintenance', 503],
  ['secret document', 'a shared guide', at('shared')],
  ['secret document', 'a missing shared guide', '/shared/guides/nothing', 404],
  ['preview', 'a manuscript', at('preview')],
  ['preview', 'an invalid link', '/preview/nothing', 404],
  ['framed', 'a missing page below previews', '/preview/nothing/else', 404],
  ['call', 'a list', '/v1/regions'],
  ['call', 'the configuration', '/v1/config'],
  ['call', 'the switches', '/v1/switches'],
  ['call', 'the health, without scheduled jobs', '/v1/health', 503],
  ['call', 'a former slug of a spot', '/v1/spots/kinosaki-onsen-town', 301],
  ['call', 'the account of a member', '/v1/me', 200, as('member')],
  ['call', 'the export of a member', '/v1/me/export', 200, as('member')],
  ['call', 'a guide for a calendar', at('calendar'), 200, as('member')],
  ['call', 'the photo of a record', at('photo'), 200, as('member')],
  ['call', 'the office', '/v1/manage/home', 200, as('admin')],
  ['call', 'redirects as a file', '/v1/manage/redirects/export', 200, as('admin')],
  ['call', 'the office, to a member', '/v1/manage/home', 403, as('member')],
  ['call', 'a call without a session', '/v1/me', 401],
  ['call', 'an unknown call', '/v1/nope', 404],
  ['call', 'an invalid query', '/v1/spots?limit=0', 422],
  ['call', 'a too long URL', `/v1/search?q=${'a'.repeat(9000)}`, 414],
  ['picture', 'an icon', '/icons/icon-192.png'],
  ['picture', 'the drawn icon', '/icon.svg'],
  ['picture', 'a picture in a size', at('picture')],
  ['picture', 'a card', at('card')],
  ['picture', 'a picture by a signed link', at('media')],
  ['secret picture', 'the card of a shared guide', at('shared', '/card.jpg')],
  ['hashed file', 'code', at('code')],
  ['hashed file', 'styles', at('style')],
  ['file', 'data of a page', '/spots/_payload.json'],
  [
    'file',
    'data of an article that was published since the build',
    `/article-pages/${ARTICLE}/_payload.json`,
  ],
  ['file', 'data of a filtered list', '/spots/_payload.json?sort=kana'],
  ['file', 'the newest build', '/builds/latest.json'],
  ['file', 'a build', at('build')],
  ['file', 'a feed', '/feed.xml'],
  ['file', 'a feed of a type', '/feeds/news.xml'],
  ['file', 'the index of sitemaps', '/sitemap.xml'],
  ['file', 'a sitemap', '/sitemaps/pages.xml'],
  ['file', 'robots.txt', '/robots.txt'],
  ['file', 'security.txt', '/.well-known/security.txt'],
  ['file', 'the manifest', '/manifest.webmanifest'],
  ['file', 'the service worker', '/member-worker.js'],
  ['file', 'a picture without a signature', '/media/own.jpg', 403],
  ['file', 'an operations endpoint with its key', '/operations/reconcile', 200, as('operations')],
  ['file', 'a too long page URL', `/${'a'.repeat(9000)}`, 414],
  ['redirect', 'a trailing slash', '/spots/', 301],
  ['redirect', 'a rule of the file', '/articles/x', 301],
  ['redirect', 'a rule to another site', '/company', 307],
  ['redirect', 'a former slug of a spot', '/spots/kinosaki-onsen-town', 301],
  ['redirect', 'the change of a password', '/.well-known/change-password', 302],
  ['redirect', 'the search form', '/search?keyword=%E6%B9%AF', 302],
  ['redirect', 'data for another build', '/spots/_payload.json?aaaaaaaa', 302],
  ['redirect', 'a development page', '/admin', 302],
]

/** Requests that write, or are made by navigation only. */
export const DONE: readonly HeaderRow[] = [
  ['document', 'a POST to a page', '/spots', 405, { method: 'POST' }],
  ['document', 'OPTIONS of a page', '/spots', 405, { method: 'OPTIONS' }],
  ['call', 'OPTIONS of a call', '/v1/regions', 404, { method: 'OPTIONS' }],
  ['call', 'a violation report', '/v1/observations/csp', 204, { method: 'POST', body: '{}' }],
  ['call', 'a call from another site', '/v1/me', 403, FROM_ELSEWHERE],
  ['call', 'a preflight', '/v1/me', 403, PREFLIGHT],
  ['file', 'a form of another site', '/login', 403, FROM_ELSEWHERE],
  ['file', 'a preflight to a page', '/spots', 403, PREFLIGHT],
  ['secret redirect', 'the redirect to a provider', '/login/start?provider=LINE', 302],
  ['secret redirect', 'a callback without an attempt', '/login/callback?code=a&state=b', 302],
  ['secret redirect', 'no login to add', '/login/integration', 302],
  ['secret redirect', 'logout', '/logout', 302],
  ['secret redirect', 'the logout callback', '/logout/callback', 302],
]
