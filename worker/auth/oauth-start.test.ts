import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { OTHER_HOSTS, SCRIPTS } from '#domain/hostile/addresses.fixture.ts'
import { identityVars } from '#identity/settings.ts'
import { CookieJar } from '#tests/cookie-jar.ts'
import type { AppEnv } from '../app-env.ts'
import { auth } from './index.ts'
import { seal } from './sealed.ts'
import { consumeAttempt } from './state-cookie.ts'

const SITE = 'https://tabishirube.example'
const PROVIDER = 'https://login.tabishirube.example'
const SEAL_KEYS = 'the first key of these tests is long enough'
const ENV = { ...identityVars(PROVIDER), APP_HOST: 'https://tabishirube.example', SEAL_KEYS }

const app = new Hono<AppEnv>().route('/', auth)
const TOKEN_COOKIE = '__Host-integration'
const start = (query: Record<string, string>, env: object = ENV, headers = {}) =>
  app.request(`${SITE}/login/start?${new URLSearchParams(query)}`, { headers }, env)

/** The request to the provider, and the stored attempt. */
const started = async (query: Record<string, string>, integrationToken?: string) => {
  const jar = new CookieJar()
  if (integrationToken) jar.put(TOKEN_COOKIE, await seal([SEAL_KEYS], TOKEN_COOKIE, integrationToken, 60))
  const response = await start(query, ENV, jar.header())
  jar.store(response)
  const authorizeUrl = new URL(response.headers.get('location') ?? '')
  const opener = new Hono().get('/', async (c) =>
    c.json(await consumeAttempt(c, [SEAL_KEYS], authorizeUrl.searchParams.get('state') ?? '')),
  )
  const saved = await (await opener.request('/', { headers: jar.header() })).json()
  return { response, authorizeUrl, saved }
}

test.each(['LINE', 'Google', 'Facebook'])(
  '%s is requested with PKCE, state and nonce (R203, R254, R255)',
  async (provider) => {
    const { response, authorizeUrl, saved } = await started({ provider })
    expect(response.status).toBe(302)
    expect(authorizeUrl.origin + authorizeUrl.pathname).toBe(`${PROVIDER}/oauth2/authorize`)
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(authorizeUrl.searchParams)
    expect(rest).toEqual({
      identity_provider: provider,
      response_type: 'code',
      client_id: 'tabishirube-web',
      redirect_uri: `${SITE}/login/callback`,
      scope: 'profile email openid aws.amazon.cognito.signin.user.admin',
      code_challenge_method: 'S256',
    })
    expect(state).toMatch(/^[A-Za-z0-9]{32}-64656661756c74$/)
    expect(saved).toMatchObject({ state, nonce, provider, purpose: 'sign-in', returnTo: '/@/home/topics' })
    expect(saved.verifier).toMatch(/^[A-Za-z0-9]{128}$/)
    expect(code_challenge).toBe(createHash('sha256').update(saved.verifier).digest('base64url'))
  },
)

test('neither the redirect nor its cookie is cached or sent as a referrer', async () => {
  const { response, authorizeUrl, saved } = await started({ provider: 'LINE' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.getSetCookie().join() + authorizeUrl.href).not.toContain(saved.verifier)
})

test('two starts share no values', async () => {
  const [one, other] = [await started({ provider: 'LINE' }), await started({ provider: 'LINE' })]
  for (const key of ['state', 'nonce', 'verifier'] as const) expect(one.saved[key]).not.toBe(other.saved[key])
})

test('an integration token stays in the sealed cookie of its start, and adds nothing to the state (R144, R178)', async () => {
  const { authorizeUrl, saved } = await started({ provider: 'Google', account: 'add' }, 'e30.a_b-c.d')
  expect(saved).toMatchObject({ purpose: 'add', integrationToken: 'e30.a_b-c.d' })
  const [, encoded = ''] = authorizeUrl.searchParams.get('state')?.split('-') ?? []
  expect(Buffer.from(encoded, 'hex').toString()).toBe('default')
  expect(authorizeUrl.searchParams.get('prompt')).toBeNull()
})

test('signing in again requires the provider’s prompt, from our own pages only', async () => {
  expect(
    (await started({ provider: 'Google', account: 'again' })).authorizeUrl.searchParams.get('prompt'),
  ).toBe('login')
  const headers = { 'sec-fetch-site': 'cross-site' }
  const elsewhere = await app.request(`${SITE}/login/start?provider=Google&account=again`, { headers }, ENV)
  expect(new URL(elsewhere.headers.get('location') ?? '').searchParams.get('prompt')).toBeNull()
})

test.each([
  ['/spots?page=2#list', '/spots?page=2#list'],
  ['/article-pages/旅', '/article-pages/%E6%97%85'],
  ['/@/settings/integration', '/@/settings/integration'],
  ['/loginsight', '/loginsight'],
])('signing in redirects to %s', async (path, expected) => {
  expect((await started({ provider: 'LINE', return: path })).saved.returnTo).toBe(expected)
})

test.each([
  ...OTHER_HOSTS,
  ...SCRIPTS,
  '/login',
  '/login/start?provider=LINE',
  '/logout',
  '/LOGOUT/callback',
  '/reload?to=/spots',
  '/v1/config',
  '/_/login',
  `/${'a'.repeat(500)}`,
])('signing in never redirects to %j (R71)', async (path) => {
  expect((await started({ provider: 'LINE', return: path })).saved.returnTo).toBe('/@/home/topics')
})

test.each([
  '',
  'line',
  'Apple',
  'Google ',
  'Google\r\nSet-Cookie: evil=1',
  '<script>alert(1)</script>',
  'a'.repeat(5000),
])('an unknown provider, %j, is refused, and not reflected (R241)', async (provider) => {
  const response = await start({ provider })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('このログイン方法には対応していません。')
  expect(html).toContain('href="/login"')
  if (provider.trim().length > 6) expect(html).not.toContain(provider)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^notice=provider-unknown%20%2Flogin;/),
  ])
})

test.each([undefined, '', 'x', `__Host-integration=${'a'.repeat(64)}`])(
  'without a token issued to this browser, with %j, nothing is added',
  async (value) => {
    const cookie = value === undefined ? {} : { cookie: `${TOKEN_COOKIE}=${value}` }
    const response = await start({ provider: 'LINE', account: 'add' }, ENV, cookie)
    expect(response.status).toBe(400)
    expect(response.headers.getSetCookie().join()).toContain(
      'notice=login-not-added%20%2F%40%2Fsettings%2Fintegration;',
    )
    expect(await response.text()).toContain('href="/@/settings/integration"')
  },
)

test('header lines in a parameter stay in their parameter', async () => {
  const evil = 'x\r\nSet-Cookie: evil=1\r\n\r\n<script>'
  for (const name of ['return', 'state', 'code', 'x'])
    expect((await start({ provider: 'LINE', [name]: evil })).headers.getSetCookie().join()).not.toContain(
      'evil',
    )
})

/** Variables that sign-in does not require. */
const OPTIONAL = /^(PASSWORD|MAIL|SES)_/

test.each(Object.keys(ENV).filter((name) => !OPTIONAL.test(name)))(
  'without %s the log has its name, and the visitor a Japanese message (R181)',
  async (name) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await start({ provider: 'LINE' }, { ...ENV, [name]: '' })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('ただいまログインをご利用いただけません。')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^notice=login-unavailable%20%2F;/),
    ])
    expect(log.mock.calls.join()).toContain(name)
    log.mockRestore()
  },
)

test.each([
  { 'sec-fetch-dest': 'image' },
  { 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
])('only a top-level navigation starts a sign-in, not %j', async (headers) => {
  for (const path of [
    '/login/start?provider=LINE',
    '/login/callback',
    '/login/integration',
    '/logout',
    '/logout/callback',
  ]) {
    const response = await app.request(SITE + path, { headers: headers as HeadersInit }, ENV)
    expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 403, []])
  }
})

test('HEAD requests consume nothing', async () => {
  for (const path of [
    '/login/start?provider=LINE',
    '/login/callback',
    '/login/integration',
    '/logout',
    '/logout/callback',
  ]) {
    const response = await app.request(SITE + path, { method: 'HEAD' }, ENV)
    expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 200, []])
  }
})
