import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAbort } from '../shell/errors/abort.ts'
import { DEFAULT_MESSAGE, FetchError } from '../shell/errors/errors.ts'
import { endpoint } from './endpoint.ts'
import { request } from './request.ts'
import { requestPublic } from './request-public.ts'
import { errorOf, failNetwork, json, neverRespond, resultOf, serve } from './server.fixture.ts'

const registerTokens = vi.hoisted(() => vi.fn())
vi.mock('../auth/register-tokens.ts', () => ({ registerTokens }))

const regions = endpoint('GET /regions')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call carries the session, unless it is made for visitors (R193)', async () => {
  serve(() => json({ data: {} }))
  await resultOf(requestPublic(regions()))
  expect(registerTokens).not.toHaveBeenCalled()
  await resultOf(request(endpoint('GET /me')()))
  expect(registerTokens).toHaveBeenCalledOnce()
})

test('calls with an offline text show it on network failures only', async () => {
  serve(failNetwork)
  const offlineText = 'つながってから、もう一度お試しください。'
  const error = await errorOf(request({ ...regions(), offlineText }))
  expect(error).toBeInstanceOf(FetchError)
  expect(error).toMatchObject({ message: offlineText })
  serve(() => json({ errors: [] }, 403))
  expect(await errorOf(request({ ...regions(), offlineText }))).toMatchObject({ message: DEFAULT_MESSAGE })
})

test('a call outlives its page, unless it says otherwise (R151)', async () => {
  const afterLeaving = async (endsWithPage?: true) => {
    serve(neverRespond)
    let error: unknown
    request({ ...regions(), ...(endsWithPage && { endsWithPage }) }).catch((reason: unknown) => {
      error = reason
    })
    await vi.advanceTimersByTimeAsync(1000)
    vi.stubGlobal('location', { pathname: '/hotels', search: '' })
    request({ ...regions(), endsWithPage: true }).catch(() => {})
    await vi.advanceTimersByTimeAsync(1000)
    return error
  }
  expect(await afterLeaving()).toBeUndefined()
  expect(isAbort(await afterLeaving(true))).toBe(true)
})
