import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { onError } from './errors.ts'

afterEach(() => vi.restoreAllMocks())

const surprise = (): never => {
  throw new Error('a surprise')
}
const app = new Hono<AppEnv>()
  .onError(onError)
  .get('/v1/spots/:slug', surprise)
  .get('/v1/shared/guides/:token', surprise)
  .get('/v1/travel/actions/nearby', surprise)
  .get('*', surprise)

test.each([
  ['/v1/spots/kinosaki?limit=1', { route: '/v1/spots/:slug' }],
  ['/v1/shared/guides/q2w3e4r5t6', { route: '/v1/shared/guides/:token' }],
  ['/v1/travel/actions/nearby?lat=35.63&lng=134.81', { route: '/v1/travel/actions/nearby' }],
  ['/hotels/kinosaki?keyword=me', { route: '*', path: '/hotels/kinosaki' }],
  ['/preview/q2w3e4r5t6', { route: '*' }],
])('the log of an error at %s has its route: no key, no position of a member (R51)', async (path, named) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = { ASSETS: { fetch: async () => new Response('') } }
  expect((await app.request(path, {}, env)).status).toBe(500)
  const { at, what, requestId, method, error, ...where } = JSON.parse(String(log.mock.calls[0]?.[0]))
  expect({ at, what, method, error }).toEqual({
    at: expect.any(String),
    what: 'a request failed',
    method: 'GET',
    error: expect.stringContaining('a surprise'),
  })
  expect(where).toEqual(named)
})

test('in development a failing page shows the error and its stack, and reloads after a change', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await app.request('/hotels/kinosaki')
  const page = await answer.text()
  expect(answer.status).toBe(500)
  expect(page).toContain('Error: a surprise')
  expect(page).toMatch(/errors\.test\.ts:\d+/)
  expect(page).toContain('src="/@vite/client"')
})
