import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../app-env.ts'
import { onError } from './errors.ts'

afterEach(() => vi.restoreAllMocks())

const app = new Hono<AppEnv>().onError(onError).all('*', () => {
  throw new Error('a surprise')
})

test.each([
  ['/v1/spots?limit=1', '/v1/spots?limit=1'],
  ['/v1/shared/guides/q2w3e4r5t6', '/v1/shared/guides/'],
  ['/v1/travel/actions/nearby?lat=35.63&lng=134.81&type=ate', '/v1/travel/actions/nearby'],
  ['/v1/me/favorites/spots?type=castle', '/v1/me/favorites/spots'],
])('the log of an error at %s names %s: no key, no place of a member (R51)', async (asked, named) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await app.request(asked)).status).toBe(500)
  expect(JSON.parse(String(log.mock.calls[0]?.[0])).url).toBe(`http://localhost${named}`)
})
