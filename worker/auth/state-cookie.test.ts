import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { CookieJar } from '#tests/cookie-jar.ts'
import { isOauthState, oauthState } from './oauth-state.ts'
import { randomText } from './random.ts'
import { seal } from './sealed.ts'
import { consumeAttempt, type LoginAttempt, saveAttempt } from './state-cookie.ts'

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

const save = async (jar: CookieJar, saved: LoginAttempt, keys = [KEY]) => {
  const app = new Hono().get('/', async (c) => {
    await saveAttempt(c, keys, saved)
    return c.body(null)
  })
  jar.store(await app.request('/', { headers: jar.header() }))
}

const consume = async (jar: CookieJar, state: string, keys = [KEY]): Promise<LoginAttempt | null> => {
  const app = new Hono().get('/', async (c) => c.json(await consumeAttempt(c, keys, state)))
  const response = await app.request('/', { headers: jar.header('from another site') })
  jar.store(response)
  return response.json()
}

test('an attempt survives the return from another site, once (R254)', async () => {
  const [jar, saved] = [new CookieJar(), attempt()]
  await save(jar, saved)
  expect(await consume(jar, saved.state)).toEqual(saved)
  expect(jar.names()).toEqual([])
  expect(await consume(jar, saved.state)).toBeNull()
})

test('an attempt of another build’s format is ignored without an error (R254)', async () => {
  for (const text of ['', 'no json', '[]', 'null', '{"state":1}']) {
    const [jar, saved] = [new CookieJar(), attempt()]
    const name = `__Host-login-${saved.state.slice(0, 12)}`
    const sealed = await seal([KEY], name, text, 60)
    jar.store(
      new Response(null, { headers: { 'set-cookie': `${name}=${sealed}; Path=/; Secure; SameSite=Lax` } }),
    )
    expect([text, await consume(jar, saved.state)]).toEqual([text, null])
  }
})

test('its cookie is out of reach of scripts and other hosts, and unreadable (R254)', async () => {
  const [jar, saved] = [new CookieJar(), attempt('a-token')]
  await save(jar, saved)
  const [[name, cookie] = []] = jar.cookies
  expect(name).toMatch(/^__Host-/)
  expect(cookie).toMatchObject({ isHttpOnly: true, sameSite: 'Lax' })
  for (const secret of [saved.verifier, saved.state, saved.nonce, 'LINE', 'a-token'])
    expect(cookie?.value).not.toContain(secret)
})

test('two tabs do not conflict; of many attempts the oldest are deleted', async () => {
  const jar = new CookieJar()
  const attempts = [attempt(), attempt(), attempt(), attempt(), attempt()]
  for (const saved of attempts) await save(jar, saved)
  expect(jar.names()).toHaveLength(3)
  const consumed = []
  for (const { state } of attempts) consumed.push((await consume(jar, state))?.state)
  expect(consumed).toEqual([undefined, undefined, ...attempts.slice(2).map(({ state }) => state)])
})

test('a state with the same prefix, or a cookie under the name of another state, is refused', async () => {
  const [jar, one, other] = [new CookieJar(), attempt(), attempt()]
  await save(jar, one)
  expect(await consume(jar.copy(), one.state.slice(0, 12) + other.state.slice(12))).toBeNull()
  const [name = ''] = jar.names()
  const swapped = new CookieJar()
  swapped.put(name.slice(0, -12) + other.state.slice(0, 12), jar.value(name) ?? '')
  expect(await consume(swapped, other.state)).toBeNull()
})

test('the cookie expires after five minutes, even if the browser still sends it', async () => {
  vi.useFakeTimers()
  const [jar, saved] = [new CookieJar(), attempt()]
  await save(jar, saved)
  const [name = ''] = jar.names()
  const sealed = jar.value(name) ?? ''
  vi.advanceTimersByTime(298_000)
  expect(await consume(jar.copy(), saved.state)).toEqual(saved)
  vi.advanceTimersByTime(3_000)
  expect(jar.header()).toEqual({})
  jar.put(name, sealed)
  expect(await consume(jar, saved.state)).toBeNull()
  vi.useRealTimers()
})

test('an attempt survives a new key, but not the removal of its own', async () => {
  const [jar, saved] = [new CookieJar(), attempt()]
  await save(jar, saved, [OLD_KEY])
  expect(await consume(jar.copy(), saved.state, [KEY, OLD_KEY])).toEqual(saved)
  expect(await consume(jar.copy(), saved.state, [KEY])).toBeNull()
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
