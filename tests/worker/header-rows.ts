import type { HeaderClass } from './header-classes.ts'

/** What is known when the site runs, by its name: addresses, and the tokens of who asks. */
type Known = Readonly<Record<string, string>>

const at =
  (name: string, end = '') =>
  (addresses: Known) =>
    `${addresses[name]}${end}`
const as = (who: string) => (tokens: Known) => ({ headers: { authorization: `Bearer ${tokens[who]}` } })
const FROM_ELSEWHERE = { method: 'POST', headers: { origin: 'https://evil.example' } }
const PREFLIGHT = { method: 'OPTIONS', headers: { 'access-control-request-method': 'PUT' } }

export type HeaderRow = [
  HeaderClass,
  what: string,
  path: string | ((addresses: Known) => string),
  status?: number,
  init?: RequestInit | ((tokens: Known) => RequestInit),
]

/** The slug of an article that is published again before these are asked for. */
export const ARTICLE = 'aizu-two-days-by-train'

/** An address of every kind that the Worker answers (worker/app.ts). */
export const READ: readonly HeaderRow[] = [
  ['document', 'the top page', '/'],
  ['document', 'an article that was published since the build', `/article-pages/${ARTICLE}`],
  ['document', 'a page of a list', '/spots?page=2'],
  ['document', 'a narrowed list, made when it is asked for', '/spots?sort=kana'],
  ['document', 'a search, rendered for the reader', '/search/=/keyword=%E6%B9%AF'],
  ['document', 'the area of members', '/@/home/topics'],
  ['document', 'the office', '/$'],
  ['document', 'the sign-in', '/login'],
  ['document', 'the page that loads another', '/reload?to=/spots'],
  ['document', 'no page', '/nope', 404],
  ['document', 'no page with a name of a file', '/assets/nope.js', 404],
  ['document', 'no data of a page', '/nope/_payload.json', 404],
  ['document', 'no picture', '/cdn-cgi/image/nothing', 404],
  ['document', 'no card', '/og/nothing.jpg', 404],
  ['document', 'nothing well-known', '/.well-known/nothing', 404],
  ['document', 'no door without its key', '/operations/reconcile', 404],
  ['document', 'a page that was removed', at('removed'), 410],
  ['document', 'maintenance', '/maintenance', 503],
  ['secret document', 'a shared guide', at('shared')],
  ['secret document', 'a shared guide that is not there', '/shared/guides/nothing', 404],
  ['preview', 'a manuscript', at('preview')],
  ['preview', 'a link that opens nothing', '/preview/nothing', 404],
  ['framed', 'no page where previews are', '/preview/nothing/else', 404],
  ['call', 'a list', '/v1/regions'],
  ['call', 'the configuration', '/v1/config'],
  ['call', 'the switches', '/v1/switches'],
  ['call', 'how the site does, while no clock goes', '/v1/health', 503],
  ['call', 'the former name of a spot', '/v1/spots/kinosaki-onsen-town', 301],
  ['call', 'what is kept of a member', '/v1/me', 200, as('member')],
  ['call', 'what a member takes along', '/v1/me/export', 200, as('member')],
  ['call', 'a guide for a calendar', at('calendar'), 200, as('member')],
  ['call', 'the photo of a record', at('photo'), 200, as('member')],
  ['call', 'the office', '/v1/manage/home', 200, as('admin')],
  ['call', 'redirects as a file', '/v1/manage/redirects/export', 200, as('admin')],
  ['call', 'the office, to a member', '/v1/manage/home', 403, as('member')],
  ['call', 'a call without a session', '/v1/me', 401],
  ['call', 'a call that is not there', '/v1/nope', 404],
  ['call', 'a query that is wrong', '/v1/spots?limit=0', 422],
  ['call', 'an address that is too long', `/v1/search?q=${'a'.repeat(9000)}`, 414],
  ['picture', 'an icon', '/icons/icon-192.png'],
  ['picture', 'the drawn icon', '/icon.svg'],
  ['picture', 'a picture in a size', at('picture')],
  ['picture', 'a card', at('card')],
  ['picture', 'a picture by its link', at('media')],
  ['secret picture', 'the card of a shared guide', at('shared', '/card.jpg')],
  ['file', 'code', at('code')],
  ['file', 'styles', at('style')],
  ['file', 'styles of a preview in a scheme', ({ style }) => `/preview/dark${style}`],
  ['file', 'data of a page', '/spots/_payload.json'],
  [
    'file',
    'data of an article that was published since the build',
    `/article-pages/${ARTICLE}/_payload.json`,
  ],
  ['file', 'data of a narrowed list', '/spots/_payload.json?sort=kana'],
  ['file', 'the newest build', '/builds/latest.json'],
  ['file', 'a build', at('build')],
  ['file', 'a feed', '/feed.xml'],
  ['file', 'a feed of a type', '/feeds/news.xml'],
  ['file', 'the index of sitemaps', '/sitemap.xml'],
  ['file', 'a sitemap', '/sitemaps/spots.xml'],
  ['file', 'robots.txt', '/robots.txt'],
  ['file', 'where vulnerabilities are reported', '/.well-known/security.txt'],
  ['file', 'the manifest', '/manifest.webmanifest'],
  ['file', 'the service worker', '/member-worker.js'],
  ['file', 'a picture without its link', '/media/own.jpg', 403],
  ['file', 'a door with its key', '/operations/reconcile', 200, as('operations')],
  ['file', 'a page that is too long to ask for', `/${'a'.repeat(9000)}`, 414],
  ['redirect', 'a slash too many', '/spots/', 301],
  ['redirect', 'a rule of the file', '/articles/x', 301],
  ['redirect', 'a rule that leads elsewhere', '/company', 307],
  ['redirect', 'the former name of a spot', '/spots/kinosaki-onsen-town', 301],
  ['redirect', 'where a password is changed', '/.well-known/change-password', 302],
  ['redirect', 'the search form', '/search?keyword=%E6%B9%AF', 302],
  ['redirect', 'data for another build', '/spots/_payload.json?aaaaaaaa', 302],
  ['redirect', 'what is closed to visitors', '/admin', 302],
]

/** What is only opened, or writes. */
export const DONE: readonly HeaderRow[] = [
  ['document', 'a page that is only read', '/spots', 405, { method: 'POST' }],
  ['document', 'what a page allows', '/spots', 405, { method: 'OPTIONS' }],
  ['call', 'what a call allows', '/v1/regions', 404, { method: 'OPTIONS' }],
  ['call', 'what a browser tells of itself', '/v1/observations/csp', 204, { method: 'POST', body: '{}' }],
  ['call', 'a call from another site', '/v1/me', 403, FROM_ELSEWHERE],
  ['call', 'a preflight', '/v1/me', 403, PREFLIGHT],
  ['file', 'a form of another site', '/login', 403, FROM_ELSEWHERE],
  ['file', 'a preflight to a page', '/spots', 403, PREFLIGHT],
  ['secret redirect', 'the way to a provider', '/login/start?provider=LINE', 302],
  ['secret redirect', 'a way back that nobody went', '/login/callback?code=a&state=b', 302],
  ['secret redirect', 'nothing to add', '/login/integration', 302],
  ['secret redirect', 'the way out', '/logout', 302],
  ['secret redirect', 'the end of the way out', '/logout/callback', 302],
]
