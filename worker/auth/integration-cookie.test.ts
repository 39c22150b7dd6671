import { type Context, Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { INTEGRATION_COOKIE } from '#domain/site/cookie-names.ts'
import { CookieJar, type Initiator } from '#tests/cookie-jar.ts'
import { clearIntegration, consumeIntegration, saveIntegration } from './integration-cookie.ts'
import { open, seal } from './sealed.ts'

const KEYS = ['the first key of these tests is long enough']
const RECORD = { provider: 'LINE', customState: 'a-token', idToken: 'h.p.s' }

const visit = async (jar: CookieJar, work: (c: Context) => unknown, initiator: Initiator = 'own') => {
  const app = new Hono().get('/', async (c) => c.json((await work(c)) ?? null))
  const response = await app.request('/', { headers: jar.header(initiator) })
  jar.store(response)
  return response.json()
}
const save = (jar: CookieJar, record = RECORD) => visit(jar, (c) => saveIntegration(c, KEYS, record))
const consume = (jar: CookieJar, initiator?: Initiator) =>
  visit(jar, (c) => consumeIntegration(c, KEYS), initiator)
const jarWith = async (text: string) => {
  const jar = new CookieJar()
  jar.put(INTEGRATION_COOKIE, await seal(KEYS, INTEGRATION_COOKIE, text, 60))
  return jar
}

test('the record is the provider and the state with one space between them, sealed for a minute (R99, R257, R261)', async () => {
  const jar = new CookieJar(() => 0)
  expect(await save(jar)).toBe(true)
  const cookie = jar.cookies.get(INTEGRATION_COOKIE)
  expect(cookie).toMatchObject({ sameSite: 'Strict', isHttpOnly: true, expiresAt: 60_000 })
  expect(await open(KEYS, INTEGRATION_COOKIE, cookie?.value)).toBe('LINE a-token h.p.s')
})

test('consuming returns it once and clears it (R140, R141)', async () => {
  const jar = new CookieJar()
  expect(await consume(jar)).toBeNull()
  await save(jar)
  expect(await consume(jar)).toEqual(RECORD)
  expect(jar.names()).toEqual([])
  expect(await consume(jar)).toBeNull()
})

test('it is not sent when another site leads here', async () => {
  const jar = new CookieJar()
  await save(jar)
  expect(await consume(jar, 'from another site')).toBeNull()
})

test('clearing removes it (R142)', async () => {
  const jar = new CookieJar()
  await save(jar)
  await visit(jar, clearIntegration)
  expect(jar.names()).toEqual([])
})

test.each(['', 'LINE', ' ', 'LINE ', ' a-token'])(
  'fewer than two parts, as in %j, return nothing, and are cleared (R142, R179)',
  async (text) => {
    const jar = await jarWith(text)
    expect(await consume(jar)).toBeNull()
    expect(jar.names()).toEqual([])
  },
)

test('a modified cookie, or one sealed for another name, returns nothing and is cleared (R142)', async () => {
  const sealed = (await jarWith('LINE a-token')).value(INTEGRATION_COOKIE) ?? ''
  for (const value of [
    `${sealed}A`,
    sealed.slice(1),
    'LINE a-token',
    await seal(KEYS, 'other', 'LINE a-token', 60),
  ]) {
    const jar = new CookieJar()
    jar.put(INTEGRATION_COOKIE, value)
    expect(await consume(jar)).toBeNull()
    expect(jar.names()).toEqual([])
  }
})

test('the cookie expires after a minute, even if the browser still sends it (R257)', async () => {
  vi.useFakeTimers()
  const jar = await jarWith('LINE a-token')
  vi.advanceTimersByTime(61_000)
  expect(await consume(jar)).toBeNull()
  vi.useRealTimers()
})

test('a cookie above the size limit is not set', async () => {
  const jar = new CookieJar()
  expect(await save(jar, { ...RECORD, idToken: 'x'.repeat(3000) })).toBe(false)
  expect(jar.names()).toEqual([])
  expect(await save(jar, { ...RECORD, idToken: 'x'.repeat(2500) })).toBe(true)
})
