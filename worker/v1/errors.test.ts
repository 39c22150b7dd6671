import { afterAll, expect, test } from 'vitest'
import { ApiError } from '#domain/api/envelope.ts'
import { statusOfCode } from '#domain/api/error-status.ts'
import { serveEmptySite } from '#tests/sites.ts'
import { get } from '#tests/worker/client.ts'
import { otherBuild } from '../publish/other-build.fixture.ts'

// Built in another month: its top page would be rendered for each request.
const BUILD_OF_LONG_AGO = '.cache/test/build-of-long-ago'
otherBuild('dist', BUILD_OF_LONG_AGO, -40 * 86_400_000)
const broken = await serveEmptySite('broken', { dist: BUILD_OF_LONG_AGO })
afterAll(broken.stop)

const DEFAULT_MESSAGE = 'エラーが発生しました。再度お試しください。'

test.each([
  ['/v1/nope', 404],
  ['/v1/spots/nope', 404],
  ['/v1/spots?month=13&limit=0', 422],
  ['/v1/me/topics', 401],
  ['/v1/manage/spots', 401],
])('the code of the first error of %s contains its status, %i (R95, R219)', async (path, status) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  const body = await response.json()
  expect(Object.keys(body)).toEqual(['errors'])
  const errors = ApiError.array().parse(body.errors)
  expect(errors).toEqual(body.errors)
  expect(statusOfCode(errors[0]?.code)).toBe(status)
  for (const { code, message } of errors) {
    expect(code).toMatch(/^E10\d{3}$/)
    expect(message).toMatch(/[ぁ-ん]/)
  }
})

test('an unexpected error is a 500 with the default message, without its cause (R219, R246)', async () => {
  for (const path of ['/v1/regions', '/v1/spots', '/v1/spots/kinosaki-onsen', '/v1/search?q=a']) {
    const response = await get(path, {}, broken.url.origin)
    expect([path, response.status]).toEqual([path, 500])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).not.toBeNull()
    expect(await response.json()).toEqual({ errors: [{ code: 'E10500', message: DEFAULT_MESSAGE }] })
  }
})

test('a page that cannot be rendered is a 500 with the Japanese page, without its cause (R81)', async () => {
  const response = await get('/search/=/keyword=a', {}, broken.url.origin)
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain('ページの更新中にエラーが発生しました。')
  expect(html).toContain('再読み込みするか、しばらくしてから再度お試しください。')
  expect(html).toContain('data-layout="default"')
  expect(html).not.toMatch(/D1_ERROR|SQLITE|no such table/)
})

test('a failing sorted list is not answered with the built list', async () => {
  for (const path of ['/spots?sort=kana', '/gifts?prefecture=26&page=2'])
    expect([path, (await get(path, {}, broken.url.origin)).status]).toEqual([path, 500])
  expect((await get('/spots/_payload.json?sort=kana', {}, broken.url.origin)).status).toBe(500)
})

test('prerendered pages are served without the database, in a later month too', async () => {
  for (const path of ['/', '/_payload.json', '/pr/kyoto', '/spots', '/@/home/topics'])
    expect([path, (await get(path, {}, broken.url.origin)).status]).toEqual([path, 200])
})
