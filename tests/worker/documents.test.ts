import { expect, inject, test } from 'vitest'

const { production } = inject('sites')
const get = (path: string, headers: HeadersInit = {}) =>
  fetch(production + path, { headers, redirect: 'manual' })

test('a document is served under its address, with a request id and an ETag', async () => {
  const response = await get('/spots')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await response.text()).toContain('<html lang="ja"')
})

test('an unchanged document is not sent again', async () => {
  const etag = (await get('/spots')).headers.get('etag') ?? ''
  const again = await get('/spots', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(again.headers.get('x-request-id')).not.toBeNull()
})

test('another spelling of an address redirects to the canonical one', async () => {
  for (const [from, to] of [
    ['/spots/', '/spots'],
    ['/spots/?page=2', '/spots?page=2'],
    ['/spots/index.html', '/spots'],
    ['/index.html', '/'],
    ['/spots/page/2', '/spots?page=2'],
    ['/spots/page/1', '/spots'],
    ['/%73pots', '/spots'],
    ['/%73pots/?sort=%6bana', '/spots?sort=%6bana'],
    ['/spots/%6Benrokuen', '/spots/kenrokuen'],
    ['/spots/%70age/2', '/spots?page=2'],
    ['/%40/hom%65/topics', '/@/home/topics'],
    ['/%24/spots', '/$/spots'],
    ['/search/=/keyword=%41%2542', '/search/=/keyword=A%2542'],
  ]) {
    const response = await get(from ?? '')
    expect([from, response.status, response.headers.get('location')]).toEqual([from, 301, to])
  }
})

test('a slash too many never leads to another host', async () => {
  for (const path of ['//evil.example/', '/%2Fevil.example/', '//evil.example/index.html']) {
    const location = (await get(path)).headers.get('location') ?? '/'
    expect(new URL(location, production).origin).toBe(production)
  }
})

test('an address without a page answers 404 with the not-found page', async () => {
  for (const path of [
    '/nope',
    '/spots/nope',
    '/404.html',
    '/500',
    '/spots?page=99999',
    '/spots?page=999999',
    '/assets/nope.js',
  ]) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toContain('ページを表示できません。')
  }
})

test('a hashed file is cached permanently, a payload is revalidated', async () => {
  const html = await (await get('/')).text()
  const entry = `/assets/${/data-code="([^" ]+)/.exec(html)?.[1]}.js`
  expect((await get(entry)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const payload = await get('/spots/_payload.json')
  expect(payload.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(payload.headers.get('content-type')).toBe('application/json')
})

test('the build has its id and its prerendered addresses', async () => {
  const latest = await (await get('/builds/latest.json')).json()
  const meta = await (await get(`/builds/meta/${latest.id}.json`)).json()
  expect(meta).toMatchObject(latest)
  expect(meta.prerendered).toContain('/spots')
  expect(await (await get('/')).text()).toContain(`data-build="${latest.id}"`)
})

test('a search is rendered by the Worker, page and payload', async () => {
  const page = await get('/search/=/keyword=%E6%B8%A9%E6%B3%89')
  expect(page.status).toBe(200)
  expect(page.headers.get('etag')).not.toBeNull()
  expect(await page.text()).toContain('<html lang="ja"')
  const payload = await get('/search/=/keyword=%E6%B8%A9%E6%B3%89/_payload.json')
  expect(await payload.json()).toHaveProperty('title')
})
