import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { addErrors } from '#worker/db/operations/client-errors.server.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('observations', { GATHERING_SPEED: '20' })
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

const BUILD = 'mh2x3k4v'
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.54 Mobile Safari/537.36'
const sendTelemetry = async (body: unknown, headers: Record<string, string> = {}) =>
  (await call(site, 'POST /observations', { body, headers: { 'user-agent': PHONE, ...headers } })).status
const anError = (message: string, more: object = {}) => ({
  build: BUILD,
  pageType: '/spots/:id',
  errors: [
    { kind: 'error', message, stack: 'at f (https://site.example/assets/chunks/chunk-a.js:1:2)', ...more },
  ],
})
const open = async () => (await asAdmin(office, 'GET /manage/operations/errors')).errors.list
const count = (table: string) => site.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')
/** Records are buffered before they are written. */
const POLLING = { timeout: 20_000, interval: 50 }
/** Waits until the last record is written, and so all earlier ones. */
const allIsWritten = async () => {
  const last = 'ReferenceError: after all that'
  await sendTelemetry(anError(last), { 'cf-connecting-ip': '192.0.2.8' })
  await vi.waitFor(async () => expect(JSON.stringify(await open())).toContain(last), POLLING)
}

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
  ['more than is asked for', { build: BUILD, pageType: '/', user: 'hanako' }, 422],
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

test('an invented build is not believed: it cannot reopen a resolved error (R57)', async () => {
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

test('a recurring error stays, however many others occur once (R57)', async () => {
  const seenAgain = () =>
    site.db.prepare('SELECT count(*) AS n FROM client_errors WHERE hits > 1').first<number>('n')
  for (let time = 0; time < 2; time++) await sendTelemetry(anError('ReferenceError: again'))
  await vi.waitFor(async () => expect(await seenAgain()).toBe(1), POLLING)
  await site.db
    .prepare(
      `INSERT INTO client_errors (fingerprint, kind, message, stack, hits, first_at, last_at, first_build, last_build)
       SELECT 'once-' || value, 'error', 'Once ' || value, '', 1, ?2, ?2, ?3, ?3 FROM json_each(?1)`,
    )
    .bind(JSON.stringify(Array.from({ length: 400 }, (_, at) => at)), new Date().toISOString(), BUILD)
    .run()
  await sendTelemetry(anError('ReferenceError: one more'))
  // The rows of pages where they occurred are counted in addition (three for each error).
  await vi.waitFor(async () => expect(await count('client_errors')).toBeLessThanOrEqual(310), POLLING)
  expect(await seenAgain()).toBe(1)
})

const invented = (name: string, n: number, of: object) =>
  Array.from({ length: n }, (_, at) => ({
    fingerprint: `${name}-${at}`,
    kind: 'error' as const,
    message: `${name} ${at}`,
    stack: '',
    build: BUILD,
    pageType: '/spots/:id',
    browser: 'Chrome 141',
    network: name,
    hits: 1,
    ...of,
  }))
const stored = async (name: string) =>
  site.db
    .prepare('SELECT count(*) AS n FROM client_errors WHERE fingerprint LIKE ?')
    .bind(`${name}-%`)
    .first<number>('n')

test('one network cannot displace real errors, whatever it invents and however often', async () => {
  for (const [at, word] of ['lake', 'river', 'mountain'].entries())
    await sendTelemetry(anError(`TypeError: real ${word}`), { 'cf-connecting-ip': `198.51.${at}.7` })
  await vi.waitFor(async () => expect(await open()).toHaveLength(3), POLLING)
  // Errors of one network, each twice, in two rounds: an isolate writes its buffer in between.
  for (const round of ['a', 'b']) {
    const words = Array.from({ length: 25 }, (_, at) => `${round}${'x'.repeat(at + 1)}`)
    await Promise.all(
      [...words, ...words].map((word, at) =>
        sendTelemetry(anError(`Invented ${word}`), { 'cf-connecting-ip': `203.0.113.${at}` }),
      ),
    )
    const one = `Invented ${round}x`
    await vi.waitFor(async () => expect(JSON.stringify(await open())).toContain(one), POLLING)
  }
  const { errors } = (await asAdmin(office, 'GET /manage/operations')).operations
  const messages: string[] = errors.list.map(({ message }: { message: string }) => message)
  expect(messages.filter((text) => text.includes('real'))).toHaveLength(3)
  expect(
    (await open()).slice(0, 8).filter(({ message }: never) => String(message).includes('real')),
  ).toHaveLength(3)
  expect(errors.total).toBeLessThanOrEqual(3 + 20)
  await allIsWritten()
}, 60_000)

test('of the errors of one network twenty stay, the most frequent ones', async () => {
  const add = (seen: ReturnType<typeof invented>) => addErrors(site.db as never, seen, new Date())
  await add(invented('often', 3, { network: 'n1', hits: 9 }))
  for (let time = 0; time < 3; time++) await add(invented(`flood${time}`, 100, { network: 'n1', hits: 2 }))
  expect([await stored('often'), await count('client_errors')]).toEqual([3, 20])
  // Another network reports one of them: the limit of the first network no longer applies to it.
  await add(invented('often', 1, { network: 'n2' }))
  await add(invented('more', 5, { network: 'n1', hits: 3 }))
  expect([await stored('often'), await stored('more'), await count('client_errors')]).toEqual([3, 5, 21])
})

test('a new error never evicts one with more sightings, nor the most frequent ones of another page', async () => {
  const add = (seen: ReturnType<typeof invented>) => addErrors(site.db as never, seen, new Date())
  const ofMany = (name: string, n: number, of: object) =>
    invented(name, n, of).map((seen, at) => ({ ...seen, network: `${name}-${at}` }))
  await add(ofMany('rare', 2, { pageType: '/gifts/:id', hits: 1 }))
  await add(ofMany('real', 150, { hits: 5 }))
  await add(ofMany('other', 200, { hits: 3 }))
  await add(ofMany('new', 100, { hits: 1 }))
  expect([await stored('rare'), await stored('real'), await stored('other'), await stored('new')]).toEqual([
    2, 150, 150, 0,
  ])
})

test('places with repeated sightings are not displaced by others', async () => {
  const [one] = invented('place', 1, { hits: 5 })
  if (!one) throw new Error('there is one')
  await addErrors(site.db as never, [one], new Date())
  for (let time = 0; time < 2; time++)
    await addErrors(
      site.db as never,
      Array.from({ length: 50 }, (_, at) => ({ ...one, hits: 1, build: `${time}b${at}` })),
      new Date(),
    )
  const { results } = await site.db
    .prepare('SELECT build FROM client_error_places WHERE fingerprint = ? ORDER BY hits DESC')
    .bind(one.fingerprint)
    .all()
  expect([results.length, results[0]?.build]).toEqual([40, BUILD])
})

test('a flood of errors costs few rows (R57)', async () => {
  const words = Array.from(
    { length: 60 },
    (_, index) => `E${index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`,
  )
  for (let at = 0; at < words.length; at += 30)
    expect(
      new Set(
        await Promise.all(words.slice(at, at + 30).map((word) => sendTelemetry(anError(`Flood ${word}`)))),
      ),
    ).toEqual(new Set([204]))
  await allIsWritten()
  expect(await count('client_errors')).toBeLessThanOrEqual(20 + 1)
  expect(await count('client_error_places')).toBeLessThanOrEqual(20 * 40 + 1)
})
