import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { CookieJar } from '#tests/cookie-jar.ts'
import { isOauthState, oauthState } from './oauth-state.ts'
import { randomText } from './random.ts'
import { seal } from './sealed.ts'
import { keepAttempt, type LoginAttempt, takeAttempt } from './state-cookie.ts'

const KEY = 'the first key of these tests is long enough'
const OLD_KEY = 'the former key of these tests is long enough'

const attempt = (integrationToken?: string): LoginAttempt => ({
  state: oauthState(randomText(32)),
  verifier: randomText(128),
  nonce: randomText(32),
  provider: 'LINE',
  returnTo: '/@/home/topics',
  startedAt: '/login',
  purpose: integrationToken ? 'add' : 'sign-in',
  integrationToken,
})

const keep = async (jar: CookieJar, kept: LoginAttempt, keys = [KEY]) => {
  const app = new Hono().get('/', async (c) => {
    await keepAttempt(c, keys, kept)
    return c.body(null)
  })
  jar.take(await app.request('/', { headers: jar.header() }))
}

const take = async (jar: CookieJar, state: string, keys = [KEY]): Promise<LoginAttempt | null> => {
  const app = new Hono().get('/', async (c) => c.json(await takeAttempt(c, keys, state)))
  const response = await app.request('/', { headers: jar.header('from another site') })
  jar.take(response)
  return response.json()
}

test('an attempt comes back from another site as it was kept, once (R254)', async () => {
  const [jar, kept] = [new CookieJar(), attempt()]
  await keep(jar, kept)
  expect(await take(jar, kept.state)).toEqual(kept)
  expect(jar.names()).toEqual([])
  expect(await take(jar, kept.state)).toBeNull()
})

test('what another build sealed in another form is no attempt, and no error (R254)', async () => {
  for (const text of ['', 'no json', '[]', 'null', '{"state":1}']) {
    const [jar, kept] = [new CookieJar(), attempt()]
    const name = `__Host-login-${kept.state.slice(0, 12)}`
    const sealed = await seal([KEY], name, text, 60)
    jar.take(
      new Response(null, { headers: { 'set-cookie': `${name}=${sealed}; Path=/; Secure; SameSite=Lax` } }),
    )
    expect([text, await take(jar, kept.state)]).toEqual([text, null])
  }
})

test('its cookie is out of reach of scripts and of other hosts, and nothing in it can be read (R254)', async () => {
  const [jar, kept] = [new CookieJar(), attempt('a-token')]
  await keep(jar, kept)
  const [[name, cookie] = []] = jar.cookies
  expect(name).toMatch(/^__Host-/)
  expect(cookie).toMatchObject({ isHttpOnly: true, sameSite: 'Lax' })
  for (const secret of [kept.verifier, kept.state, kept.nonce, 'LINE', 'a-token'])
    expect(cookie?.value).not.toContain(secret)
})

test('two tabs do not take each other’s; of many the oldest are given up', async () => {
  const jar = new CookieJar()
  const attempts = [attempt(), attempt(), attempt(), attempt(), attempt()]
  for (const kept of attempts) await keep(jar, kept)
  expect(jar.names()).toHaveLength(3)
  const taken = []
  for (const { state } of attempts) taken.push((await take(jar, state))?.state)
  expect(taken).toEqual([undefined, undefined, ...attempts.slice(2).map(({ state }) => state)])
})

test('a state that begins alike, or a cookie under the name of another state, is not taken', async () => {
  const [jar, one, other] = [new CookieJar(), attempt(), attempt()]
  await keep(jar, one)
  expect(await take(jar.copy(), one.state.slice(0, 12) + other.state.slice(12))).toBeNull()
  const [name = ''] = jar.names()
  const swapped = new CookieJar()
  swapped.put(name.slice(0, -12) + other.state.slice(0, 12), jar.value(name) ?? '')
  expect(await take(swapped, other.state)).toBeNull()
})

test('after five minutes there is none, even where the browser kept the cookie', async () => {
  vi.useFakeTimers()
  const [jar, kept] = [new CookieJar(), attempt()]
  await keep(jar, kept)
  const [name = ''] = jar.names()
  const sealed = jar.value(name) ?? ''
  vi.advanceTimersByTime(298_000)
  expect(await take(jar.copy(), kept.state)).toEqual(kept)
  vi.advanceTimersByTime(3_000)
  expect(jar.header()).toEqual({})
  jar.put(name, sealed)
  expect(await take(jar, kept.state)).toBeNull()
  vi.useRealTimers()
})

test('an attempt survives a new key, and none survives the loss of its own', async () => {
  const [jar, kept] = [new CookieJar(), attempt()]
  await keep(jar, kept, [OLD_KEY])
  expect(await take(jar.copy(), kept.state, [KEY, OLD_KEY])).toEqual(kept)
  expect(await take(jar.copy(), kept.state, [KEY])).toBeNull()
})

test('a state is 32 random characters, a hyphen and the custom state as Amplify encodes it (R254, R255)', () => {
  const random = randomText(32)
  expect(oauthState(random)).toBe(`${random}-64656661756c74`)
  expect(isOauthState(oauthState(random))).toBe(true)
  for (const text of [
    '',
    random,
    `${random}-`,
    `${random}-6`,
    `${random}-zz`,
    `${random} -64`,
    `${random}-64\n`,
  ])
    expect([text, isOauthState(text)]).toEqual([text, false])
  expect(isOauthState(`${random}-${'64'.repeat(1000)}`)).toBe(false)
})
