import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FetchError, ResponseError } from '../shell/errors/errors.ts'
import { send } from './send.ts'
import { errorOf, failNetwork, HOST, json, neverRespond, resultOf, serve } from './server.fixture.ts'

const URL_OF_CALL = `${HOST}/v1/regions`
const NOW = Date.parse('2026-11-21T03:00:00Z')

const callApi = (method = 'GET', init: RequestInit = {}) => send(URL_OF_CALL, { ...init, method })
const refuse = (status: number, headers?: Record<string, string>) => () =>
  json({ errors: [] }, status, headers)
const accept = () => json({ data: 1 })

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is retried after %d (R212)', async (status) => {
  const requests = serve(refuse(status), accept)
  expect((await resultOf(callApi())).status).toBe(200)
  expect(requests).toHaveLength(2)
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read is not retried twice after %d (R212)',
  async (status) => {
    const requests = serve(refuse(status))
    expect(await errorOf(callApi())).toMatchObject({ name: 'ResponseError', status })
    expect(requests).toHaveLength(2)
  },
)

test.each([400, 401, 403, 404, 405, 410, 413, 418, 422, 431, 451, 501, 505, 599])(
  '%d is final and an error (R200, R212)',
  async (status) => {
    const requests = serve(refuse(status), accept)
    expect(await errorOf(callApi())).toMatchObject({ name: 'ResponseError', status })
    expect(requests).toHaveLength(1)
  },
)

test.each(['HEAD', 'OPTIONS'])('%s is as safe as GET (R212)', async (method) => {
  const requests = serve(refuse(503), () => new Response(null))
  await resultOf(callApi(method))
  expect(requests.map((request) => request.method)).toEqual([method, method])
})

test.each(['PATCH', 'POST', 'PUT', 'DELETE', 'patch', 'delete'])(
  '%s is never sent twice (R212)',
  async (method) => {
    for (const reply of [
      ...[408, 409, 425, 429, 500, 502, 503, 504].map((status) => refuse(status)),
      failNetwork,
    ]) {
      const requests = serve(reply, accept)
      expect(await errorOf(callApi(method))).toBeInstanceOf(
        reply === failNetwork ? FetchError : ResponseError,
      )
      expect(requests).toHaveLength(1)
    }
  },
)

test('a single network failure is retried silently, a second one is a fetch error (R200, R212)', async () => {
  serve(failNetwork, accept)
  expect((await resultOf(callApi())).status).toBe(200)
  const requests = serve(failNetwork)
  const error = await errorOf(callApi())
  expect(error).toBeInstanceOf(FetchError)
  expect((error as Error).cause).toBeInstanceOf(Error)
  expect(requests).toHaveLength(2)
})

test('the delay before a retry is short and random', async () => {
  const delays = new Set<number>()
  for (let count = 0; count < 20; count++) {
    const requests = serve(refuse(500), accept)
    await resultOf(callApi())
    delays.add((requests[1]?.at ?? 0) - (requests[0]?.at ?? 0))
  }
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(150)
  expect(Math.max(...delays)).toBeLessThanOrEqual(450)
  expect(delays.size).toBeGreaterThan(5)
})

test.each([
  ['3', 3000],
  ['0', 0],
  [new Date(NOW + 5000).toUTCString(), 5000],
  [new Date(NOW - 5000).toUTCString(), 0],
  ['10', 10_000],
])('Retry-After: %s delays the retry', async (value, wait) => {
  for (const status of [429, 500, 503]) {
    vi.setSystemTime(NOW)
    const requests = serve(refuse(status, { 'retry-after': value }), accept)
    await resultOf(callApi())
    expect(requests.map(({ at }) => at - NOW)).toEqual([0, wait])
  }
})

test.each(['11', '300', '99999999999999', new Date(NOW + 3_600_000).toUTCString()])(
  'with a long Retry-After nothing is retried, and the error is thrown at once: %s',
  async (value) => {
    const requests = serve(refuse(503, { 'retry-after': value }), accept)
    expect(await errorOf(callApi())).toMatchObject({ status: 503 })
    expect(requests).toHaveLength(1)
    expect(Date.now()).toBe(NOW)
  },
)

test.each(['soon', '-1', '1.5', ''])('an invalid Retry-After is ignored: %j', async (value) => {
  const requests = serve(refuse(503, { 'retry-after': value }), accept)
  await resultOf(callApi())
  expect(requests).toHaveLength(2)
  expect(Date.now() - NOW).toBeLessThanOrEqual(450)
})

test('the caller can abort the wait, and nothing is retried', async () => {
  const controller = new AbortController()
  const requests = serve(refuse(503, { 'retry-after': '9' }), accept)
  const call = callApi('GET', { signal: controller.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toHaveLength(1)
  controller.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  await vi.runAllTimersAsync()
  expect(requests).toHaveLength(1)
})

test('a server that does not answer within twenty seconds is a fetch error (R200)', async () => {
  serve(neverRespond)
  const error = await errorOf(callApi())
  expect(error).toBeInstanceOf(FetchError)
  expect(Date.now() - NOW).toBe(20_000)
})

test('a response that stalls in its body is a fetch error after twenty seconds', async () => {
  serve(() => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })))
  expect(await errorOf(callApi())).toBeInstanceOf(FetchError)
  expect(Date.now() - NOW).toBe(20_000)
})
