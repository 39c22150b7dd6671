import { expect, test } from 'vitest'
import { payloadPath } from '#domain/url/document-path.ts'
import { currentBuild, get, getJson, getText } from './client.ts'
import { textOf } from './html.ts'

test('the newest build has an id and a time, whatever the query (R205)', async () => {
  const response = await get(`/builds/latest.json?${Date.now()}`)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const latest = await response.json()
  expect(Object.keys(latest)).toEqual(['id', 'timestamp'])
  expect(latest.id).toMatch(/^[a-z0-9]+$/)
  expect(Math.abs(Date.now() - latest.timestamp)).toBeLessThan(2 * 86_400_000)
})

test('a build lists its prerendered addresses, those of a folder as a pattern, in two kilobytes (R204)', async () => {
  const latest = await getJson('/builds/latest.json')
  const meta = await getJson(`/builds/meta/${latest.id}.json`)
  expect(Object.keys(meta).sort()).toEqual(['id', 'prerendered', 'timestamp'])
  expect(meta).toMatchObject(latest)
  expect(meta.prerendered).toEqual([...new Set(meta.prerendered)].sort())
  expect(meta.prerendered).toEqual(expect.arrayContaining(['/', '/spots', '/spots/*', '/pr/*']))
  expect(JSON.stringify(meta).length).toBeLessThan(2048)
  const addresses = await getJson('/builds/addresses.json')
  expect(addresses).toEqual([...new Set(addresses)].sort())
  expect(addresses).toEqual(expect.arrayContaining(['/', '/spots', '/spots?page=2', '/pr/kyoto']))
  expect((await get('/builds/meta/unknown.json')).status).toBe(404)
})

test('every document names the build it belongs to (R205)', async () => {
  const { id } = await getJson('/builds/latest.json')
  for (const path of ['/', '/spots?page=2', '/search/=/keyword=%E6%B9%AF', '/@/home/topics', '/nope'])
    expect(await getText(path)).toContain(`data-build="${id}"`)
})

test('every prerendered page of the public site has its payload beside it (R206)', async () => {
  const { id, prerendered } = await currentBuild()
  const pages = prerendered.filter((url) => !/^\/[~$_]/.test(url))
  expect(pages.length).toBeGreaterThan(400)
  for (const url of pages) {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const response = await get(`${payloadPath(pathname, searchParams)}?${id}`)
    expect([url, response.status, response.headers.get('content-type')]).toEqual([
      url,
      200,
      'application/json',
    ])
    expect(await response.json()).toMatchObject({ title: expect.stringContaining('たびしるべ') })
  }
})

test('a payload contains the data of its page (R206)', async () => {
  const { data } = await getJson('/spots/kinosaki-onsen/_payload.json')
  expect(textOf(await getText('/spots/kinosaki-onsen'))).toContain(data.spot.catch)
})

test('an address without a page has no payload (R206)', async () => {
  for (const path of ['/nope', '/spots/nope', '/spots/page/99', '/search/=/nothing'])
    expect([path, (await get(`${path}/_payload.json`)).status]).toEqual([path, 404])
})

test('the manifest of a build is revalidated: its id stays while its pages change (R204)', async () => {
  const { id } = await getJson('/builds/latest.json')
  const meta = await get(`/builds/meta/${id}.json`)
  expect(meta.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each([
  ['/spots/kinosaki-onsen', '', '/spots/kinosaki-onsen'],
  ['/spots/page/2', '', '/spots?page=2'],
  ['/spots', 'sort=kana&', '/spots'],
  ['', '', '/'],
])(
  'a tab of another build is redirected from the data of %s?%s to the document (R163)',
  async (path, query, document) => {
    const response = await get(`${path}/_payload.json?${query}oldbuild`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, document])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { id } = await getJson('/builds/latest.json')
    expect((await get(`${path}/_payload.json?${query}${id}`, { redirect: 'manual' })).status).toBe(200)
  },
)
