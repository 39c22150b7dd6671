import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAbort } from '../shell/errors/abort.ts'
import { FetchError } from '../shell/errors/errors.ts'
import { nonFatal } from '../shell/errors/wrappers.ts'
import { notifications } from '../shell/messages/notifications.ts'
import { type CallOptions, send } from './send.ts'
import { errorOf, failNetwork, HOST, json, neverRespond, resultOf, serve } from './server.fixture.ts'
import { setTokenSource } from './token-source.ts'

const callApi = (options?: CallOptions, init?: RequestInit) => send(`${HOST}/v1/me`, init, options)
const session = { access: 'access-token', id: 'id-token' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  setTokenSource(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call sends the build as client id, and a public bearer without a session (R192, R193)', async () => {
  const requests = serve(() => json({ data: 1 }))
  await resultOf(callApi({}, { headers: { accept: 'application/json' } }))
  const [{ headers } = { headers: new Headers() }] = requests
  expect(headers.get('x-client-id')).toBe('web/b1')
  expect(headers.get('authorization')).toBe('Bearer public')
  expect(headers.get('accept')).toBe('application/json')
})

test('with a session the access token goes along, or the id token if the call wants it (R98, R192, R193)', async () => {
  setTokenSource(async () => session)
  const requests = serve(() => json({ data: 1 }))
  await resultOf(callApi())
  await resultOf(callApi({ token: 'id' }))
  setTokenSource(async () => null)
  await resultOf(callApi())
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer access-token',
    'Bearer id-token',
    'Bearer public',
  ])
})

test('a session that cannot be renewed offline is a fetch error, and nothing is sent', async () => {
  setTokenSource(() => Promise.reject(new TypeError('Failed to fetch')))
  const requests = serve(() => json({ data: 1 }))
  expect(await errorOf(callApi())).toBeInstanceOf(FetchError)
  expect(requests).toEqual([])
})

test('an expired session is reported with its reason; without a session the server’s error is shown (R188, R216)', async () => {
  serve(() => json({ errors: [{ code: 'E10401', message: 'ログインしてください。' }] }, 401))
  expect(await errorOf(callApi())).toMatchObject({ name: 'ResponseError', status: 401 })
  setTokenSource(async () => session)
  expect(await errorOf(callApi())).toMatchObject({
    name: 'SessionError',
    status: 401,
    message: 'ログインしてください。',
  })
})

const unauthorized = () => json({ errors: [{ code: 'E10401', message: 'x' }] }, 401)
const renewable = (renewed: typeof session | null) => {
  const renewals: boolean[] = []
  const ended = vi.fn(async (_why: string) => {})
  setTokenSource(async ({ renew = false } = {}) => {
    renewals.push(renew)
    return renew ? renewed : session
  }, ended)
  return { renewals, ended }
}

test('tokens that expired unnoticed by a slow clock are renewed, and the call is repeated once (R132)', async () => {
  const { renewals, ended } = renewable({ access: 'new-access-token', id: 'new-id-token' })
  const requests = serve(unauthorized, () => json({ data: 1 }))
  expect(await (await resultOf(callApi({}, { method: 'POST', body: '{}' }))).json()).toEqual({ data: 1 })
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer access-token',
    'Bearer new-access-token',
  ])
  expect(renewals).toEqual([false, true])
  expect(ended).not.toHaveBeenCalled()
})

const staleSignIn = () => json({ errors: [{ code: 'E11403', message: '確認のため' }] }, 403)

test('a call that requires a fresh sign-in is repeated once after it; cancelling throws the refusal', async () => {
  let access = 'access-token'
  const onStale = vi.fn(async () => {
    access = 'fresh-token'
    return true
  })
  setTokenSource(async () => ({ ...session, access }), undefined, onStale)
  const requests = serve(staleSignIn, () => json({ data: 1 }))
  expect(await (await resultOf(callApi({}, { method: 'PUT', body: '{}' }))).json()).toEqual({ data: 1 })
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer access-token',
    'Bearer fresh-token',
  ])
  const twice = serve(staleSignIn)
  expect(await errorOf(callApi({}, { method: 'PUT', body: '{}' }))).toMatchObject({
    data: { code: 'E11403' },
  })
  expect([twice.length, onStale.mock.calls.length]).toEqual([2, 2])

  setTokenSource(
    async () => session,
    undefined,
    async () => false,
  )
  const freshRequests = serve(staleSignIn)
  expect(await errorOf(callApi({}, { method: 'PUT', body: '{}' }))).toMatchObject({
    message: 'E11403: 確認のため',
  })
  expect(freshRequests).toHaveLength(1)
})

test('a session is over when it cannot be renewed, and ended here when the server refuses the renewed one', async () => {
  const over = renewable(null)
  const requests = serve(unauthorized)
  expect(await errorOf(callApi())).toMatchObject({ name: 'SessionError' })
  expect([requests.length, over.ended.mock.calls]).toEqual([1, [['x']]])
  const refused = renewable({ access: 'new-access-token', id: 'new-id-token' })
  const laterRequests = serve(unauthorized)
  expect(await errorOf(callApi())).toMatchObject({ name: 'SessionError' })
  expect([laterRequests.length, refused.ended.mock.calls]).toEqual([2, [['x']]])
})

test('other refusals do not end a session (R216)', async () => {
  const { renewals } = renewable(session)
  for (const [code, status] of [
    ['E10403', 403],
    ['E11426', 401],
  ] as const) {
    serve(() => json({ errors: [{ code, message: 'x' }] }, status))
    expect(await errorOf(callApi())).toMatchObject({ name: 'ResponseError', data: { code } })
  }
  expect(renewals).toEqual([false, false])
})

const setLocation = (change: Partial<Location>) => vi.stubGlobal('location', { ...location, ...change })

/** The outcome of a call after a navigation, in a browser with the Navigation API. */
const sendAfterLeaving = async (change: Partial<Location>, options?: CallOptions, init?: RequestInit) => {
  serve(neverRespond)
  let error: unknown
  callApi(options, init).catch((reason: unknown) => {
    error = reason
  })
  await vi.advanceTimersByTimeAsync(1000)
  setLocation(change)
  // Makes the signal compare the location, as the next call does.
  callApi({}, {}).catch(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  return error
}

test.each([{ pathname: '/hotels' }, { search: '?page=2' }])(
  'a question ends when its page is left: %j (R151)',
  async (change) => {
    expect(isAbort(await sendAfterLeaving(change))).toBe(true)
  },
)

test('a jump within the page aborts nothing', async () => {
  expect(await sendAfterLeaving({ hash: '#map' })).toBeUndefined()
})

test('writes continue after leaving the page, and so do reads with outlivesPage', async () => {
  expect(await sendAfterLeaving({ pathname: '/hotels' }, {}, { method: 'PUT' })).toBeUndefined()
  expect(await sendAfterLeaving({ pathname: '/hotels' }, { outlivesPage: true })).toBeUndefined()
  const result = await sendAfterLeaving({ pathname: '/hotels' }, { outlivesPage: false }, { method: 'PUT' })
  expect(isAbort(result)).toBe(true)
})

test('browsers with the Navigation API abort the call at once', async () => {
  vi.resetModules()
  const { send: freshSend } = await import('./send.ts')
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  serve(neverRespond)
  const call = freshSend(`${HOST}/v1/me`).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  navigation.dispatchEvent(new Event('currententrychange'))
  setLocation({ pathname: '/hotels' })
  navigation.dispatchEvent(new Event('currententrychange'))
  expect(isAbort(await call)).toBe(true)
})

test('a call that fails after leaving its page is not reported (R221)', async () => {
  serve(neverRespond)
  const call = nonFatal(() => callApi())
  await vi.advanceTimersByTimeAsync(1000)
  setLocation({ pathname: '/hotels' })
  expect(await resultOf(call)).toBeUndefined()
  expect(notifications.get().pending).toEqual([])
  serve(failNetwork)
  await resultOf(nonFatal(() => callApi()))
  expect(notifications.get().pending).toHaveLength(1)
})
