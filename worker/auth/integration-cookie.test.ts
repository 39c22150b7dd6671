import { type Context, Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { INTEGRATION_COOKIE } from '#domain/site/cookie-names.ts'
import { CookieJar, type Way } from '#tests/cookie-jar.ts'
import { clearIntegration, keepIntegration, takeIntegration } from './integration-cookie.ts'
import { open, seal } from './sealed.ts'

const KEYS = ['the first key of these tests is long enough']
const RECORD = { provider: 'LINE', customState: 'a-token', idToken: 'h.p.s' }

const visit = async (jar: CookieJar, work: (c: Context) => unknown, way: Way = 'own') => {
  const app = new Hono().get('/', async (c) => c.json((await work(c)) ?? null))
  const response = await app.request('/', { headers: jar.header(way) })
  jar.take(response)
  return response.json()
}
const keep = (jar: CookieJar, record = RECORD) => visit(jar, (c) => keepIntegration(c, KEYS, record))
const take = (jar: CookieJar, way?: Way) => visit(jar, (c) => takeIntegration(c, KEYS), way)
const holding = async (text: string) => {
  const jar = new CookieJar()
  jar.put(INTEGRATION_COOKIE, await seal(KEYS, INTEGRATION_COOKIE, text, 60))
  return jar
}

test('the record is the provider and the state with one space between them, sealed for a minute (R99, R257, R261)', async () => {
  const jar = new CookieJar(() => 0)
  expect(await keep(jar)).toBe(true)
  const cookie = jar.cookies.get(INTEGRATION_COOKIE)
  expect(cookie).toMatchObject({ sameSite: 'Strict', isHttpOnly: true, expiresAt: 60_000 })
  expect(await open(KEYS, INTEGRATION_COOKIE, cookie?.value)).toBe('LINE a-token h.p.s')
})

test('taking gives it once and clears it (R140, R141)', async () => {
  const jar = new CookieJar()
  expect(await take(jar)).toBeNull()
  await keep(jar)
  expect(await take(jar)).toEqual(RECORD)
  expect(jar.names()).toEqual([])
  expect(await take(jar)).toBeNull()
})

test('it is not sent when another site leads here', async () => {
  const jar = new CookieJar()
  await keep(jar)
  expect(await take(jar, 'from another site')).toBeNull()
})

test('clearing removes it (R142)', async () => {
  const jar = new CookieJar()
  await keep(jar)
  await visit(jar, clearIntegration)
  expect(jar.names()).toEqual([])
})

test.each(['', 'LINE', ' ', 'LINE ', ' a-token'])(
  'fewer than two parts, as in %j, give nothing, and are cleared (R142, R179)',
  async (text) => {
    const jar = await holding(text)
    expect(await take(jar)).toBeNull()
    expect(jar.names()).toEqual([])
  },
)

test('what was changed, or sealed for another cookie, gives nothing and is cleared (R142)', async () => {
  const sealed = (await holding('LINE a-token')).value(INTEGRATION_COOKIE) ?? ''
  for (const value of [
    `${sealed}A`,
    sealed.slice(1),
    'LINE a-token',
    await seal(KEYS, 'other', 'LINE a-token', 60),
  ]) {
    const jar = new CookieJar()
    jar.put(INTEGRATION_COOKIE, value)
    expect(await take(jar)).toBeNull()
    expect(jar.names()).toEqual([])
  }
})

test('after a minute it is nothing, even where the browser kept it (R257)', async () => {
  vi.useFakeTimers()
  const jar = await holding('LINE a-token')
  vi.advanceTimersByTime(61_000)
  expect(await take(jar)).toBeNull()
  vi.useRealTimers()
})

test('what no browser would keep is not kept', async () => {
  const jar = new CookieJar()
  expect(await keep(jar, { ...RECORD, idToken: 'x'.repeat(3000) })).toBe(false)
  expect(jar.names()).toEqual([])
  expect(await keep(jar, { ...RECORD, idToken: 'x'.repeat(2500) })).toBe(true)
})
