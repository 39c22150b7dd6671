import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { INTEGRATION_COOKIE, TEST_USER_COOKIE } from '#domain/site/cookie-names.ts'
import { identityVars } from '#identity/settings.ts'
import { CookieJar, type Initiator } from '#tests/cookie-jar.ts'
import type { AppEnv } from '../app-env.ts'
import { auth } from './index.ts'

const SITE = 'https://tabishirube.example'
const PROVIDER = 'https://login.tabishirube.example'
const ENV = {
  ...identityVars(PROVIDER),
  APP_HOST: 'https://tabishirube.example',
  SEAL_KEYS: 'the first key of these tests is long enough',
}
const USER = 'CognitoIdentityServiceProvider.tabishirube-web.LINE_U1'

const app = new Hono<AppEnv>().route('/', auth)
const work: Promise<unknown>[] = []
const context = {
  waitUntil: (one: Promise<unknown>) => void work.push(one),
  passThroughOnException() {},
  props: {},
}

const visit = async (jar: CookieJar, path: string, initiator: Initiator = 'own', env: object = ENV) => {
  const headers = {
    ...jar.header(initiator),
    'sec-fetch-dest': 'document',
    'sec-fetch-site': initiator === 'own' ? 'same-origin' : 'cross-site',
  }
  const response = await app.request(SITE + path, { headers }, env, context)
  jar.store(response)
  return response
}

const signedIn = (): CookieJar => {
  const jar = new CookieJar()
  jar.put('CognitoIdentityServiceProvider.tabishirube-web.LastAuthUser', 'LINE_U1')
  for (const key of ['accessToken', 'idToken', 'refreshToken', 'clockDrift']) jar.put(`${USER}.${key}`, key)
  jar.put(TEST_USER_COOKIE, 'tokens')
  jar.put(INTEGRATION_COOKIE, 'sealed')
  jar.put('shelf', 'kept')
  return jar
}

const revoked = vi.fn<typeof fetch>(async () => new Response('{}'))
beforeEach(() => {
  vi.stubGlobal('fetch', revoked.mockClear())
  work.splice(0)
})

test('signing out of the user pool redirects directly, and leaves no session cookie (R33)', async () => {
  const jar = signedIn()
  const first = await visit(jar, '/logout')
  expect([first.status, first.headers.get('location')]).toEqual([302, '/logout/callback'])
  const second = await visit(jar, '/logout/callback')
  expect([second.status, second.headers.get('location')]).toEqual([302, '/'])
  expect([first, second].map(({ headers }) => headers.get('clear-site-data'))).toEqual([null, '"cache"'])
  expect(jar.names()).toEqual(['shelf', 'notice'])
  expect(jar.value('notice')).toBe('logged-out%20%2F')
})

test('a session of another provider is ended there first (R33, R203)', async () => {
  for (const [name, value] of [
    [`${USER}.oauthMetadata`, '{%22oauthSignIn%22:true}'],
    // The remaining cookies when Amplify has signed out before.
    ['__Host-provider-session', '1'],
  ] as const) {
    const jar = signedIn()
    jar.put(name, value)
    const address = new URL((await visit(jar, '/logout')).headers.get('location') ?? '')
    expect(address.origin + address.pathname).toBe(`${PROVIDER}/logout`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'tabishirube-web',
      logout_uri: `${SITE}/logout/callback`,
    })
    expect((await visit(jar, '/logout/callback', 'from another site')).headers.get('location')).toBe('/')
    expect(jar.names()).toEqual(['shelf', 'notice'])
  }
})

test('after an account deletion the visitor is redirected to the result, once (R139)', async () => {
  const jar = signedIn()
  jar.put('left', '1')
  expect((await visit(jar, '/logout/callback')).headers.get('location')).toBe('/@/settings/leave')
  expect(jar.names()).toEqual(['shelf'])
  expect((await visit(jar, '/logout/callback')).headers.get('location')).toBe('/')
})

test('the remaining refresh token is revoked', async () => {
  await visit(signedIn(), '/logout/callback')
  await Promise.all(work)
  expect(revoked).toHaveBeenCalledOnce()
  const [url, init] = revoked.mock.calls[0] ?? []
  expect(url).toBe(`${PROVIDER}/`)
  expect(new Headers(init?.headers).get('x-amz-target')).toBe('AWSCognitoIdentityProviderService.RevokeToken')
  expect(JSON.parse(String(init?.body))).toEqual({ ClientId: 'tabishirube-web', Token: 'refreshToken' })
})

test('an unreachable user pool does not keep the browser signed in', async () => {
  revoked.mockRejectedValueOnce(new TypeError('fetch failed'))
  const jar = signedIn()
  await visit(jar, '/logout/callback')
  await Promise.all(work)
  expect(jar.names(/Token$/)).toEqual([])
})

test('a link from another site does not sign out, but leads to a confirmation', async () => {
  const jar = signedIn()
  const before = jar.names()
  const first = await visit(jar, '/logout', 'from another site')
  expect([first.status, first.headers.get('location')]).toEqual([302, '/logout/confirm'])
  const second = await visit(jar, '/logout/callback', 'from another site')
  expect([second.status, second.headers.get('location')]).toEqual([302, '/'])
  expect(jar.names()).toEqual(before)
  expect(revoked).not.toHaveBeenCalled()
})

test('without a configured provider the session is cleared nevertheless (R33)', async () => {
  const jar = signedIn()
  jar.put('__Host-provider-session', '1')
  expect((await visit(jar, '/logout', 'own', {})).headers.get('location')).toBe('/logout/callback')
  await visit(jar, '/logout/callback', 'own', {})
  expect(jar.names()).toEqual(['shelf', 'notice'])
})

test('these responses are not cached and send no referrer', async () => {
  for (const path of ['/logout', '/logout/callback']) {
    const { headers } = await visit(signedIn(), path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})
