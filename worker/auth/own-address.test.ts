import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { identityVars } from '#identity/settings.ts'
import type { AppEnv } from '../app-env.ts'
import { auth } from './index.ts'

const PROVIDER = 'https://login.tabishirube.example'
const ENV = { ...identityVars(PROVIDER), SEAL_KEYS: 'the first key of these tests is long enough' }

const app = new Hono<AppEnv>().route('/', auth)

// The library compares hosts by `includes`. Here nothing is compared: the address is made of the visitor's own origin,
// and a provider refuses all that were not registered with it (identity/oauth/refusals.test.ts).
test.each([
  'http://localhost:8787',
  'https://tabishirube.example',
  'https://tabishirube.example:8443',
  'https://tabishirube.example.evil.example',
])('whoever starts on %s comes back to exactly that origin, whatever else is said (R177)', async (origin) => {
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
  const response = await app.request(`${origin}/login/start?${query}`, { headers }, ENV)
  const asked = new URL(response.headers.get('location') ?? '')
  expect(asked.origin).toBe(PROVIDER)
  const back = new URL(asked.searchParams.get('redirect_uri') ?? '')
  expect([back.origin, back.href]).toEqual([origin, `${origin}/login/callback`])
  expect(asked.searchParams.getAll('redirect_uri')).toHaveLength(1)
})
