import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEST_USER_COOKIE } from '#domain/site/cookie-names.ts'
import { CONFIG, cookieJar, NOW, PREFIX, putSession, token } from './session.fixture.ts'

let jar: ReturnType<typeof cookieJar>
/** The pool's response to a refresh. */
let pool: () => Response | Promise<Response>
let refreshes = 0

const signedIn = (secondsLeft: number, drift = 0) => putSession(jar.cookies, secondsLeft, drift)
const cookieOf = (name: string) => jar.cookies.get(`${PREFIX}.fumi.${name}`)
const tokenCookies = () => [...jar.cookies.keys()].filter((name) => /Token$|LastAuthUser$/.test(name))

const renewed = () => {
  const claims = { exp: NOW / 1000 + 3600, iat: NOW / 1000, username: 'fumi', sub: '1', isNew: true }
  return Response.json({ AuthenticationResult: { AccessToken: token(claims), IdToken: token(claims) } })
}

const refused = (name: string, status: number) => () =>
  Response.json({ __type: name, message: name }, { status, headers: { 'x-amzn-errortype': name } })

const load = () => import('./tokens.ts')
const isNew = (text = '') => JSON.parse(atob(text.split('.')[1] ?? '')).isNew === true

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  jar = cookieJar()
  refreshes = 0
  pool = renewed
  vi.stubGlobal('document', jar)
  vi.stubGlobal('window', Object.assign(globalThis, { addEventListener: () => {} }))
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const address = url instanceof Request ? url.url : String(url)
    if (address.endsWith('/v1/config')) return Response.json({ data: { config: CONFIG } })
    refreshes += 1
    return pool()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('without a session cookie there are no tokens, and the account library is not loaded (R235)', async () => {
  const { requireTokens, tokens } = await load()
  expect(await tokens()).toBeNull()
  await expect(requireTokens()).rejects.toMatchObject({ name: 'NotLoggedInError', status: 401 })
  expect(refreshes).toBe(0)
})

test('a session requires both the id token and the access token (R98)', async () => {
  signedIn(3600)
  const { tokens } = await load()
  expect(await tokens()).toEqual({ access: cookieOf('accessToken'), id: cookieOf('idToken') })
  jar.cookies.delete(`${PREFIX}.fumi.idToken`)
  expect(await tokens()).toBeNull()
})

test.each([
  [6, 0, 0],
  [4, 0, 1],
  [6, 2000, 1],
  [4, -2000, 0],
])(
  'with %d seconds left and a clock that is %d ms off, %d renewals are made (R132)',
  async (left, drift, count) => {
    signedIn(left, drift)
    const found = await (await load()).tokens()
    expect(refreshes).toBe(count)
    expect(isNew(found?.access)).toBe(count === 1)
    expect(isNew(found?.id)).toBe(count === 1)
  },
)

test('a refusal of the pool ends the session (R133)', async () => {
  signedIn(0)
  pool = refused('NotAuthorizedException', 400)
  expect(await (await load()).tokens()).toBeNull()
  expect(tokenCookies()).toEqual([])
})

// The library means the implicit grant, which this site does not use; here the browser has lost a cookie.
test('a session without a refresh token is over when its tokens expire, not unreachable (R134)', async () => {
  signedIn(6)
  jar.cookies.delete(`${PREFIX}.fumi.refreshToken`)
  const { tokens } = await load()
  expect(await tokens()).toEqual({ access: cookieOf('accessToken'), id: cookieOf('idToken') })
  signedIn(4)
  jar.cookies.delete(`${PREFIX}.fumi.refreshToken`)
  expect(await tokens()).toBeNull()
  expect((await import('./session-over.ts')).sessionOver.get()).toBe(true)
  expect(tokenCookies()).toEqual([])
  expect(refreshes).toBe(0)
})

test.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer of 400 that means "later"', refused('TooManyRequestsException', 400)],
])('%s fails the call and keeps the session for the next one (R133)', async (_what, answer) => {
  signedIn(0)
  pool = answer
  const { tokens } = await load()
  await expect(tokens()).rejects.toThrow()
  expect(jar.cookies.get(`${PREFIX}.fumi.refreshToken`)).toBe('refresh')
  pool = renewed
  expect(isNew((await tokens())?.access)).toBe(true)
})

test('the test user is accepted on a development server only (R100, R191)', async () => {
  jar.cookies.set(TEST_USER_COOKIE, 'an-id~an-access')
  expect(await (await load()).tokens()).toBeNull()
  vi.resetModules()
  CONFIG.serverDev = true
  expect(await (await load()).tokens()).toEqual({ id: 'an-id', access: 'an-access' })
  CONFIG.serverDev = false
})
