import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { get } from './client.ts'
import { elements, links, textOf } from './html.ts'

test('the page for an unknown address shows suggestions (R63, R80)', () => {
  const html = readFileSync('dist/client/404.html', 'utf8')
  const text = textOf(html)
  expect(text).toContain('ページが見つかりません')
  expect(text).not.toMatch(/page not found/i)
  expect(elements(html, 'form')).toContainEqual(expect.objectContaining({ action: '/search', method: 'get' }))
  expect(elements(html, 'input')).toContainEqual(expect.objectContaining({ type: 'search', name: 'keyword' }))
  expect(text).toContain('ページを表示できません。')
  expect(text).toContain('他のページをご覧ください。')
  expect(html).toContain('data-layout="default"')
  const hrefs = links(html).map(({ href }) => href)
  for (const path of [
    '/',
    '/features',
    '/article-pages',
    '/spots',
    '/hotels',
    '/gifts',
    '/goods',
    '/campaigns',
  ])
    expect(hrefs).toContain(path)
})

test.each([
  '/nope',
  '/spots/nope?from=mail&x=1',
  '/search/=/nothing',
  '/search/=/nothing?x=1',
  '/%E6%B8%A9%E6%B3%89',
])('%s is answered with 404 and shown in its letters, with its query (R63–R65)', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain('<html lang="ja"')
  expect(textOf(html)).toContain(`ページが見つかりません：${decodeURI(path)} ページを表示できません。`)
  expect(textOf(html)).not.toMatch(/page not found/i)
  expect(html).toContain('<meta name="robots" content="noindex')
})

test('an address cannot put anything into the page but text (R65)', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;$&$1'
  for (const path of [`/nope?${attack}`, `/${attack}`, `/search/=/${attack}`, `/search/=/x?${attack}`]) {
    const html = await (await get(path)).text()
    expect(html).not.toContain('<script>alert')
    expect(elements(html, 'img')).toEqual([])
    expect(html.match(/ページが見つかりません：/g)?.length).toBeGreaterThanOrEqual(1)
  }
})

test('a missing list page is not found, and an invalid number is the first page', async () => {
  expect((await get('/spots?page=999')).status).toBe(404)
  const first = await (await get('/spots')).text()
  for (const page of ['0', '-1', 'x', '1', ''])
    expect(await (await get(`/spots?page=${page}`)).text()).toBe(first)
})
