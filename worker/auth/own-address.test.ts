import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { identityVars } from '#identity/settings.ts'
import type { AppEnv } from '../app-env.ts'
import { auth } from './index.ts'

const SITE = 'https://tabishirube.example'
const PROVIDER = 'https://login.tabishirube.example'
const ENV = {
  ...identityVars(PROVIDER),
  APP_HOST: 'https://tabishirube.example',
  SEAL_KEYS: 'the first key of these tests is long enough',
}

const app = new Hono<AppEnv>().route('/', auth)

// The library compares hosts by `includes`, and throws InvalidOriginException. Here the address is the configured one.
test.each([
  'http://localhost:8787',
  'https://tabishirube.example:8443',
  'https://tabishirube.example.evil.example',
  'https://www.tabishirube.example',
])('a sign-in on %s restarts on the configured host (R177)', async (origin) => {
  const response = await app.request(`${origin}/login/start?provider=LINE&return=%2Fspots`, {}, ENV)
  expect(response.headers.get('location')).toBe(`${SITE}/login/start?provider=LINE&return=%2Fspots`)
  expect(response.headers.getSetCookie()).toEqual([])
})

test('only with the local stand-in any address of this machine is accepted', async () => {
  const local = { ...ENV, ...identityVars('http://127.0.0.1:9229') }
  for (const origin of ['http://localhost:8787', 'http://127.0.0.1:9400']) {
    const response = await app.request(`${origin}/login/start?provider=LINE`, {}, local)
    const authorizeUrl = new URL(response.headers.get('location') ?? '')
    expect(authorizeUrl.searchParams.get('redirect_uri')).toBe(`${origin}/login/callback`)
  }
})

test('the callback URL is always the configured one (R177)', async () => {
  const query = new URLSearchParams({
    provider: 'LINE',
    redirect_uri: 'https://tabishirube.example.evil.example/login/callback',
    origin: 'https://evil.example',
  })
  const headers = {
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
    forwarded: 'host=evil.example;proto=https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-original-url': 'https://evil.example/',
  }
  const response = await app.request(`${SITE}/login/start?${query}`, { headers }, ENV)
  const authorizeUrl = new URL(response.headers.get('location') ?? '')
  expect(authorizeUrl.origin).toBe(PROVIDER)
  const back = new URL(authorizeUrl.searchParams.get('redirect_uri') ?? '')
  expect(back.href).toBe(`${SITE}/login/callback`)
  expect(authorizeUrl.searchParams.getAll('redirect_uri')).toHaveLength(1)
})
