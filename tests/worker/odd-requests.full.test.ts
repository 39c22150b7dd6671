import { request } from 'node:http'
import { expect, test } from 'vitest'
import { get, production } from './client.ts'

/** Sends a path exactly as written; `fetch` would normalise it. */
const statusOf = (path: string, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(production)
    request({ hostname, port, path, method }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

const BROKEN = [
  '%',
  '%E3%81',
  '%zz',
  '%00',
  '%ff',
  '%0d%0aX-Evil:1',
  '%2e%2e%2f',
  '..%5c',
  '%F0%9F',
  '%ED%A0%80',
]
const BELOW = [
  '/',
  '/spots/',
  '/search/=/',
  '/search/=/keyword=',
  '/v1/',
  '/v1/spots/',
  '/v1/spots?q=',
  '/v1/spots?cursor=',
  '/@/',
  '/$/',
  '/articles/',
  '/cdn-cgi/image/',
  '/assets/',
  '/builds/meta/',
  '/search?keyword=',
]

test.each(BELOW)('nothing behind %s causes a server error', async (path) => {
  for (const rest of BROKEN)
    expect([rest, await statusOf(path + rest)]).toEqual([
      rest,
      expect.toSatisfy((status: number) => status < 500),
    ])
})

test('long addresses, long searches and searches with many keywords are answered', async () => {
  const long = 'あ'.repeat(2000)
  for (const path of [
    `/${encodeURIComponent(long)}`,
    `/spots/${'a'.repeat(9000)}`,
    `/search/=/keyword=${encodeURIComponent(long)}`,
    `/search?keyword=${encodeURIComponent(long)}`,
    `/v1/spots?q=${encodeURIComponent('湯'.repeat(100))}`,
    `/v1/spots?q=${'a+'.repeat(50)}`,
    `/v1/search?q=${encodeURIComponent('あ い '.repeat(25))}`,
    `/v1/spots?q=${'a'.repeat(5000)}`,
  ])
    expect(await statusOf(path)).toBeLessThan(500)
})

test('repeated slashes are merged, and dots never lead above the site', async () => {
  expect((await get('//spots')).headers.get('location')).toBe('/spots')
  expect((await get('///spots//')).headers.get('location')).toBe('/spots')
  expect(await statusOf('/../../etc/passwd')).toBe(404)
  expect(await statusOf('/assets/../../server/wrangler.json')).toBe(404)
  expect(await statusOf('/assets/%2e%2e/%2e%2e/server/wrangler.json')).toBe(404)
})

const READ = [
  ['/', 200],
  ['/spots?page=2', 200],
  ['/spots/kinosaki-onsen', 200],
  ['/spots/_payload.json', 200],
  ['/search/=/keyword=%E6%B9%AF', 200],
  ['/$', 200],
  ['/@/travel/guides/a1', 200],
  ['/icons/icon-192.png', 200],
  ['/builds/latest.json', 200],
  ['/v1/regions', 200],
  ['/v1/spots/kinosaki-onsen', 200],
  ['/@', 302],
  ['/spots/', 301],
  ['/nope', 404],
  ['/v1/nope', 404],
  ['/v1/spots?month=13', 422],
  ['/v1/me/topics', 401],
  ['/maintenance', 503],
] as const

test.each(READ)('HEAD %s is answered like GET, without a body', async (path, status) => {
  const [got, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => fetch(production + path, { method, redirect: 'manual' })),
  )
  expect(head?.status).toBe(status)
  expect(got?.status).toBe(status)
  for (const name of ['content-type', 'cache-control', 'location', 'etag'])
    expect([name, head?.headers.get(name)]).toEqual([name, got?.headers.get(name)])
  expect(await head?.text()).toBe('')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s changes nothing: a page answers with the Japanese page, /v1 with JSON',
  async (method) => {
    const page = await fetch(`${production}/spots`, { method })
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await page.text()).toContain('<html lang="ja"')
    const call = await fetch(`${production}/v1/spots`, { method })
    expect(call.status).toBe(404)
    expect(await call.json()).toEqual({
      errors: [{ code: 'E10404', message: '指定されたAPIは存在しません。' }],
    })
  },
)

test('only /v1 answers in JSON, whatever the Accept header', async () => {
  const page = await get('/nope', { accept: 'application/json' })
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  for (const path of ['/v1', '/v1/', '/v1/nope', '/v1/spots/nope', '/v1/spots/%']) {
    const call = await get(path, { accept: 'text/html' })
    expect([path, call.status, call.headers.get('content-type')]).toEqual([path, 404, 'application/json'])
  }
  expect((await get('/v1x')).headers.get('content-type')).toMatch(/^text\/html/)
})

test('folders, the repository, TRACE and internal files are not served', async () => {
  expect([405, 501]).toContain(await statusOf('/', 'TRACE'))
  expect([404, 405, 501]).toContain(await statusOf('/v1/regions', 'TRACE'))
  for (const path of [
    '/.git/config',
    '/.git/HEAD',
    '/.svn/entries',
    '/.env',
    '/.dev.vars',
    '/package.json',
    '/wrangler.toml',
    '/worker/index.ts',
    '/assets',
    '/builds',
    '/icons',
    // The description of the API is public on purpose (docs/decisions/2026-11-29-openapi.md), and nothing beside it.
    '/openapi.json',
    '/v1/docs',
    '/operations/reconcile',
    '/cdn-cgi/trace-of-ours',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404])
})
