import { expect, test } from 'vitest'
import { FALLBACK_IMAGE_ADDRESS, imageUrl } from '#domain/image/image.ts'
import { get, production } from './client.ts'

const etag = (await get('/spots')).headers.get('etag') ?? ''

test('every answer of the Worker has a unique request id', async () => {
  const answers = await Promise.all([
    get('/'),
    get('/spots', { 'if-none-match': etag }),
    get('/spots/'),
    get('/@'),
    get('/@/home/topics'),
    get('/admin'),
    get('/nope'),
    get('/search/=/keyword=%E6%B9%AF'),
    get('/search?keyword=a'),
    get('/spots/kinosaki-onsen-town'),
    get('/maintenance'),
    get('/spots/_payload.json'),
    get('/cdn-cgi/image/nothing'),
    get('/v1/regions'),
    get('/v1/spots?limit=0'),
    get('/v1/spots/nope'),
    get('/v1/me/topics'),
    fetch(`${production}/`, { method: 'HEAD' }),
    fetch(`${production}/`, { method: 'POST' }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([200, 304, 301, 302, 404, 503, 422, 401, 405]),
  )
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  '/',
  '/spots?page=2',
  '/spots/_payload.json',
  '/search/=/keyword=%E6%B9%AF',
  '/@/home/topics',
  '/v1/regions',
  '/v1/spots?limit=3',
  '/v1/spots/kinosaki-onsen',
  '/builds/latest.json',
  '/icons/icon-192.png',
  imageUrl({ address: FALLBACK_IMAGE_ADDRESS }, 'sm', 'https://images.tabishirube.example'),
])('%s is not sent again with a matching ETag', async (path) => {
  const first = await get(path)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^(W\/)?".+"$/)
  const again = await get(path, { 'if-none-match': tag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
  expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200)
})

test('an error is never "not modified"', async () => {
  expect((await get('/nope', { 'if-none-match': '*' })).status).toBe(404)
  expect((await get('/nope', { 'if-modified-since': new Date().toUTCString() })).status).toBe(404)
})
