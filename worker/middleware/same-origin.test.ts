import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { onError } from './errors.ts'
import { sameOrigin } from './same-origin.ts'

const app = new Hono<AppEnv>()
  .onError(onError)
  .use(sameOrigin())
  .all('*', (c) => c.text('through'))

const status = async (method: string, path: string, headers: Record<string, string>) =>
  (await app.request(`https://site.example${path}`, { method, headers })).status

const OURS = 'https://site.example'

test.each([
  ['a page of ours', { origin: OURS, 'sec-fetch-site': 'same-origin' }, 200],
  ['a browser that sends Origin only', { origin: OURS }, 200],
  ['a client that is no browser', {}, 200],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site that says it is ours', { origin: OURS, 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister host', { origin: 'https://images.site.example', 'sec-fetch-site': 'same-site' }, 403],
  ['the same host without encryption', { origin: 'http://site.example' }, 403],
  ['another port', { origin: 'https://site.example:8443' }, 403],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
])('only our own pages and clients may write: %s', async (_, headers: Record<string, string>, expected) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/v1/me/favorites', '/login', '/logout'])
      expect([method, path, await status(method, path, headers)]).toEqual([method, path, expected])
})

const ELSEWHERE = { 'sec-fetch-site': 'cross-site' }

test.each([
  ['a script', '/v1/regions', { ...ELSEWHERE, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 403],
  ['an image', '/v1/regions', { ...ELSEWHERE, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403],
  ['a frame', '/v1/regions', { ...ELSEWHERE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, 403],
  [
    'a link',
    '/v1/regions',
    { ...ELSEWHERE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    200,
  ],
  ['a link to a page', '/spots', { ...ELSEWHERE, 'sec-fetch-mode': 'navigate' }, 200],
  ['a picture', '/cdn-cgi/image/x', { ...ELSEWHERE, 'sec-fetch-mode': 'no-cors' }, 200],
  ['our own script', '/v1/regions', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  ['the address bar', '/v1/regions', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 200],
])('only navigations and pictures may be read across sites: %s of %s', async (_, path, headers, expected) => {
  for (const method of ['GET', 'HEAD'])
    expect([method, await status(method, path, headers as Record<string, string>)]).toEqual([
      method,
      expected,
    ])
})

test('a preflight is refused with a message, and no origin is allowed', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
  for (const [path, origin] of [
    ['/v1/me', '{"errors":[{"code":"E10403","message":"ほかのサイトからの送信は受け付けていません。"}]}'],
    ['/spots', 'ほかのサイトからの送信は受け付けていません。\n'],
  ] as const) {
    const answer = await app.request(`https://site.example${path}`, { method: 'OPTIONS', headers })
    expect([answer.status, await answer.text()]).toEqual([403, origin])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect(await status('OPTIONS', '/v1/me', {})).toBe(200)
})
