import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { asAdmin } from './management-calls/office.ts'
import { anError, BUILD, PHONE, POLLING, serveTelemetrySite } from './telemetry.ts'

const { site, office, sendTelemetry, open, count } = await serveTelemetrySite('telemetry')
afterAll(site.stop)

// A site accepts three hundred reports a minute: all tests together send fewer.
beforeEach(() => site.db.prepare('DELETE FROM client_errors').run())

test('errors of browsers are counted by message, with their builds, pages and browsers (R57)', async () => {
  for (const number of [1, 2, 3])
    expect(await sendTelemetry(anError(`TypeError: no "a" in row ${number}`))).toBe(204)
  await sendTelemetry({ ...anError('TypeError: no "b" in row 9'), pageType: '/hotels/:id' })
  await vi.waitFor(async () => expect((await open())[0]?.hits).toBe(4), POLLING)
  const [error] = await open()
  expect(error).toMatchObject({ kind: 'error', firstBuild: BUILD, lastBuild: BUILD, resolvedAt: null })
  expect(error.stack).toBe('at f (/assets/chunks/chunk-a.js:1:2)')
  const { places } = await asAdmin(office, `GET /manage/operations/errors/${error.fingerprint}`)
  expect(
    places.map(({ pageType, browser, hits }: Record<string, unknown>) => [pageType, browser, hits]),
  ).toEqual(
    expect.arrayContaining([
      ['/spots/:id', 'Chrome 141', 3],
      ['/hotels/:id', 'Chrome 141', 1],
    ]),
  )
})

test('a resolved error is reopened by a newer build, not by the old one (R57)', async () => {
  for (const number of [1, 2, 3, 4]) await sendTelemetry(anError(`TypeError: no "c" in row ${number}`))
  await vi.waitFor(async () => expect((await open())[0]?.hits).toBe(4), POLLING)
  const [{ fingerprint }] = await open()
  const resolution = (isResolved: boolean) =>
    asAdmin(office, `PUT /manage/operations/errors/${fingerprint}/resolution`, { isResolved })
  await resolution(true)
  expect(await open()).toEqual([])
  await resolution(false)
  expect(await open()).toHaveLength(1)
  await resolution(true)
  const { build } = (await asAdmin(office, 'GET /manage/operations/health')).health
  const hits = () =>
    site.db
      .prepare('SELECT hits FROM client_errors WHERE fingerprint = ?')
      .bind(fingerprint)
      .first<number>('hits')
  await sendTelemetry({ ...anError('TypeError: no "c" in row 5'), build })
  await vi.waitFor(async () => expect(await hits()).toBe(5), POLLING)
  expect(await open()).toEqual([])
  const newer = (Number.parseInt(build, 36) + 1).toString(36)
  await sendTelemetry({ ...anError('TypeError: no "c" in row 6'), build: newer })
  await vi.waitFor(
    async () => expect(await open()).toMatchObject([{ fingerprint, lastBuild: newer }]),
    POLLING,
  )
  const { results } = await site.db
    .prepare("SELECT action FROM audit_log WHERE resource = 'operations' ORDER BY id")
    .all()
  expect(results.map(({ action }) => action)).toEqual(['resolve-error', 'reopen-error', 'resolve-error'])
})

test('page speed is a value in the histogram of its type, device and day (R57)', async () => {
  const vitals = { LCP: 1800, INP: 120, CLS: 0.02, TTFB: 300 }
  for (let time = 0; time < 3; time++)
    expect(await sendTelemetry({ build: BUILD, pageType: '/article-pages/tsugaru', vitals })).toBe(204)
  expect(await sendTelemetry({ build: BUILD, pageType: '/article-pages/:id', vitals: { LCP: 5000 } })).toBe(
    204,
  )
  await vi.waitFor(
    async () => {
      // Recently written vitals wait for more.
      await sendTelemetry({ build: BUILD, pageType: '/article-pages/:id', vitals: { TTFB: 300 } })
      const { list } = (await asAdmin(office, 'GET /manage/operations/vitals')).vitals
      const ofType = list.filter(({ pageType }: { pageType: string }) => pageType === '/article-pages/:id')
      expect(ofType).toHaveLength(1)
      expect(ofType[0]).toMatchObject({
        device: 'phone',
        metrics: { LCP: { samples: 4, shares: { good: 0.75, fair: 0, poor: 0.25 } }, INP: { samples: 3 } },
      })
    },
    { timeout: 40_000, interval: 500 },
  )
}, 60_000)

test.each([
  ['no JSON', '{', 400],
  ['nothing', {}, 422],
  ['an address for a build', { build: '../x', pageType: '/' }, 422],
  ['unknown fields', { build: BUILD, pageType: '/', user: 'hanako' }, 422],
  ['too many errors', { build: BUILD, pageType: '/', errors: Array(9).fill(anError('x').errors[0]) }, 422],
  ['a kind of its own', anError('x', { kind: 'alert' }), 422],
  ['a message without end', anError('x'.repeat(501)), 422],
  ['a metric of its own', { build: BUILD, pageType: '/', vitals: { FID: 1 } }, 422],
  ['a time below zero', { build: BUILD, pageType: '/', vitals: { LCP: -1 } }, 422],
  ['a number that is none', `{"build":"${BUILD}","pageType":"/","vitals":{"LCP":1e999}}`, 422],
  ['a megabyte', anError('x', { stack: 'x'.repeat(1_000_000) }), 413],
] as const)('the endpoint refuses %s (R57)', async (_what, body, status) => {
  const before = await count('client_errors')
  expect(await sendTelemetry(body)).toBe(status)
  expect(await count('client_errors')).toBe(before)
})

const WISHES: Record<string, string>[] = [{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'Googlebot/2.1' }]

test('requests with DNT or GPC, and bots, are ignored (R57)', async () => {
  for (const headers of WISHES)
    expect(await sendTelemetry(anError('a wish that was not heard'), headers)).toBe(204)
  await sendTelemetry(anError('somebody else came after them'))
  await vi.waitFor(
    async () => expect((await open())[0]?.message).toBe('somebody else came after them'),
    POLLING,
  )
  expect(JSON.stringify(await open())).not.toContain('not heard')
})

test('no personal data or key is stored, whatever a browser sends (R57)', async () => {
  const secrets = [
    'hanako@example.jp',
    'Zk39aBcDeFgHiJkLmNoPqRsTuV0123',
    '090-1234-5678',
    '203.0.113.7',
    'onsen-ryokan',
  ]
  const [mail, key, phone, ip, word] = secrets
  await sendTelemetry(
    {
      build: BUILD,
      pageType: `/shared/guides/${key}?mail=${mail}`,
      errors: [
        {
          kind: 'rejection',
          message: `RangeError: ${mail} ${phone} ${ip} https://site.example/search?keyword=${word} Bearer ${key}`,
          stack: `at f (https://site.example/shared/guides/${key}:1:2)\n${mail} said ${word}`,
        },
      ],
    },
    { 'user-agent': `${PHONE} ${mail}`, referer: `https://site.example/?q=${word}`, cookie: `a=${key}` },
  )
  await vi.waitFor(async () => expect((await open())[0]?.message).toContain('RangeError'), POLLING)
  const tables = ['client_errors', 'client_error_places', 'web_vitals', 'request_figures']
  const rows = await Promise.all(tables.map((table) => site.db.prepare(`SELECT * FROM ${table}`).all()))
  const stored = JSON.stringify(rows.map(({ results }) => results))
  expect(stored).toContain('/shared/guides/:id')
  for (const secret of secrets) expect(stored).not.toContain(secret)
  expect(stored).not.toContain('127.0.0.1')
})

test('an unknown build is ignored: it cannot reopen a resolved error (R57)', async () => {
  const builds = { zzzzzzzz: 'of tomorrow', zzz: 'with a short name', zzzzzzz: 'of 1972' }
  const { build } = (await asAdmin(office, 'GET /manage/operations/health')).health
  for (const [name, what] of Object.entries(builds))
    await sendTelemetry({ ...anError(`SyntaxError: from a build ${what}`), build: name })
  await vi.waitFor(async () => {
    const found = (await open()).filter(({ message }: { message: string }) =>
      message.includes('from a build'),
    )
    expect(found.map(({ lastBuild }: { lastBuild: string }) => lastBuild)).toEqual([build, build, build])
  }, POLLING)
})

test('invented addresses share one page type (R57)', async () => {
  const words = ['spots', 'hotels', 'gifts', 'about', 'help']
  const madeUp = words.flatMap((one) => words.map((other) => `/${one}/${other}/${one}`))
  const seen = (pageType: string) => sendTelemetry({ build: BUILD, pageType, vitals: { TTFB: 200 } })
  for (const pageType of madeUp) await seen(pageType)
  await vi.waitFor(
    async () => {
      // Recently written vitals wait for more.
      await seen('/about')
      const { list } = (await asAdmin(office, 'GET /manage/operations/vitals')).vitals
      const other = list.find(({ pageType }: { pageType: string }) => pageType === '/:id')
      expect(other?.metrics.TTFB.samples).toBe(madeUp.length)
    },
    { timeout: 50_000, interval: 500 },
  )
  const types = "SELECT count(DISTINCT page_type) AS n FROM web_vitals WHERE page_type LIKE '/%/%/%'"
  expect(await site.db.prepare(types).first<number>('n')).toBe(0)
}, 60_000)
