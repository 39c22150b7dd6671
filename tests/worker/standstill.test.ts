import { afterAll, afterEach, expect, test } from 'vitest'
import { tickOf } from '#worker/publish/publishing.fixture.ts'
import { v1 } from '#worker/v1/index.ts'
import { textOf } from './html.ts'
import { aPerson } from './management-calls/office.ts'
import { call, login, serveMemberSite, tokensOf } from './member-site.ts'
import { askSecond, seenBySecond, switchTo } from './standstill.ts'
import { aMember, aNewGuide, makeGuide } from './travel.ts'
import { watchRows } from './written-rows.ts'

const site = await serveMemberSite('standstill', {}, { hasSecond: true })
afterAll(site.stop)
const admin = await aPerson(site, 'admin')
const publisher = await aPerson(site, 'publisher')
const traveler = await aMember(site)
const written = await watchRows(site)
const PAGES = await site.miniflare.getR2Bucket('PAGES')

afterEach(() => switchTo(site, admin))

const page = (path: string) => fetch(site.url + path, { redirect: 'manual' })
const TEXT = '設備を取り替えています。\n<b>朝</b>までに終えます。'
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** Writes that the way back needs. */
const WAY_BACK = new Set(['PUT /manage/switches', 'POST /accounts/login', 'POST /accounts/authorize'])

/** Every call that writes, with an id in place of each parameter. */
const WRITES = [
  ...new Set(
    v1.routes
      .filter(({ method }) => !['GET', 'ALL'].includes(method))
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '').replaceAll(/:\w+/g, 'a1')}`),
  ),
].filter((door) => !WAY_BACK.has(door) && !door.startsWith('POST /observations'))

test('read only: every call that writes is refused with the text and Retry-After, and writes nothing (R225, R246)', async () => {
  await switchTo(site, admin, { mode: 'read-only', text: TEXT, endsAt: soon() })
  await written()
  expect(WRITES.length).toBeGreaterThan(80)
  for (const door of WRITES) {
    const { status, headers, body } = await call(site, door, { token: admin.token, body: {} })
    expect([door, status, body.errors?.[0]?.code]).toEqual([door, 503, 'E11503'])
    expect(body.errors[0].message).toMatch(
      /^設備を取り替えています。[\s\S]*ごろ終わる予定です（日本時間）。$/,
    )
    expect(body.data.standstill.mode).toBe('read-only')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  }
  expect(await written()).toEqual([])
})

test('read only: all can be read, and reading forgets or counts nothing by the way (R225)', async () => {
  await site.db
    .prepare("INSERT INTO histories VALUES (?, 'spot', 'old', '2020-01-01T', '2020-01-01T', 1, '城', '')")
    .bind(traveler.accountId)
    .run()
  await switchTo(site, admin, { mode: 'read-only' })
  await written()
  for (const path of ['/', '/spots', '/_payload.json', '/login', '/@/home/topics', '/$'])
    expect([path, (await page(path)).status]).toEqual([path, 200])
  for (const door of [
    '/me',
    '/me/histories/spots',
    '/me/export',
    '/travel/guides',
    '/spots',
    '/search?q=京都',
  ])
    expect([door, (await call(site, `GET ${door}`, { token: traveler.token })).status]).toEqual([door, 200])
  expect(await written()).toEqual([])
  await switchTo(site, admin)
  await written()
  await call(site, 'GET /me/histories/spots', { token: traveler.token })
  expect(await written()).toContain('DELETE histories')
})

test('read only: who has an account signs in without a row being written, and nobody new is let in (R225)', async () => {
  const stranger = await tokensOf(site)
  const known = await tokensOf(site)
  expect((await login(site, known.id)).status).toBe(200)
  await switchTo(site, admin, { mode: 'read-only', text: TEXT })
  await written()
  expect((await login(site, known.id)).status).toBe(200)
  const refused = await login(site, stranger.id)
  expect([refused.status, refused.body.errors[0].code]).toEqual([503, 'E11503'])
  expect(await written()).toEqual([])
})

test('read only: the clock writes nothing either, and goes on afterwards (R225)', async () => {
  const now = new Date()
  now.setUTCMinutes(0, 0, 0)
  const tick = () => tickOf(site, now)
  const guide = (await makeGuide(site, traveler.token, aNewGuide())).guide.id
  await site.db
    .prepare("UPDATE travel_guides SET deleted_at = '2020-01-01T00:00:00.000Z' WHERE id = ?")
    .bind(guide)
    .run()
  await switchTo(site, admin, { mode: 'read-only' })
  await written()
  expect(await tick()).toBe('ok')
  // Its heartbeat: without it nobody could tell a clock that waits from one that has stopped.
  expect(new Set((await written()).map((what) => what.split(' ')[1]))).toEqual(new Set(['clock_duties']))
  await switchTo(site, admin)
  await written()
  await tick()
  expect(await written()).toContain('DELETE travel_guides')
})

test('closed: documents and their data answer 503 with the text, escaped, and nobody keeps them (R225)', async () => {
  await switchTo(site, admin, { mode: 'closed', text: TEXT, endsAt: soon() })
  for (const path of [
    '/',
    '/spots/kinosaki-onsen',
    '/search/=/onsen',
    '/@/home/topics',
    '/$',
    '/nowhere',
    '/maintenance',
  ]) {
    const response = await page(path)
    const html = await response.text()
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(html).toContain('<h1>メンテナンス中です</h1>')
    expect(html).toContain('設備を取り替えています。<br>&#60;b&#62;朝&#60;/b&#62;までに終えます。')
    expect(textOf(html)).toMatch(/ごろ終わる予定です（日本時間）。/)
    expect(html).toContain('<meta name="robots" content="noindex')
  }
  for (const path of ['/_payload.json', '/feed.xml', '/sitemap.xml'])
    expect([path, (await page(path)).status]).toEqual([path, 503])
})

test('closed: calls are refused, and the way to end it stays open: the sign-in, the switches, code and styles (R225)', async () => {
  await switchTo(site, admin, { mode: 'closed' })
  for (const door of [
    'GET /spots',
    'GET /me',
    'GET /travel/guides',
    'GET /manage/home',
    'PATCH /manage/spots/a1',
  ]) {
    const { status, body } = await call(site, door, { token: admin.token })
    expect([door, status, body.errors[0].code]).toEqual([door, 503, 'E11503'])
  }
  const [asset] = /\/assets\/[\w./-]+\.css/.exec(await (await page('/login')).text()) ?? []
  for (const path of [
    '/login',
    '/logout/confirm',
    '/$/operations/switches',
    '/reload',
    asset,
    '/builds/latest.json',
    '/icons/apple-touch-icon.png',
  ])
    expect([path, (await page(String(path))).status]).toEqual([path, 200])
  for (const door of [
    'GET /config',
    'GET /manage',
    'GET /manage/switches',
    'GET /manage/audit',
    'GET /switches',
  ])
    expect([door, (await call(site, door, { token: admin.token })).status]).toEqual([door, 200])
  expect((await call(site, 'GET /manage/switches', { token: publisher.token })).status).toBe(403)
})

test('an isolate that was never told sees within seconds that the site is closed, and that it is open again (R225)', async () => {
  expect(await askSecond(site, '/spots')).toBe(200)
  await switchTo(site, admin, { mode: 'closed' })
  await seenBySecond(site, '/spots', 503)
  await switchTo(site, admin)
  await seenBySecond(site, '/spots', 200)
})

test('calls of builds before the chosen one are told to load the new document; others are answered (R225)', async () => {
  const { build } = (await call(site, 'GET /manage/switches', { token: admin.token })).body.data
  const old = (Number.parseInt(build, 36) - 1000).toString(36)
  const as = (client: string, door = 'GET /regions') =>
    call(site, door, { headers: { 'x-client-id': `web/${client}` } })
  expect((await as(old)).status).toBe(200)
  await switchTo(site, admin, { minBuild: build })
  const refused = await as(old)
  expect([refused.status, refused.body.errors[0].code]).toEqual([426, 'E11426'])
  expect([
    (await as(build)).status,
    (await as('dev')).status,
    (await call(site, 'GET /regions')).status,
  ]).toEqual([200, 200, 200])
  expect((await as(old, 'GET /switches')).status).toBe(200)
  expect((await page('/spots')).status).toBe(200)
})

test('what makes no sense is not switched: a build to come, an end in the past, a state of before (R189)', async () => {
  const { state, build } = (await call(site, 'GET /manage/switches', { token: admin.token })).body.data
  const put = (change: object) =>
    call(site, 'PUT /manage/switches', {
      token: admin.token,
      body: { ...state.switches, version: state.version, ...change },
    })
  const later = (Number.parseInt(build, 36) + 1000).toString(36)
  const wrong = await put({ minBuild: later })
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'minBuild'])
  const past = await put({ mode: 'closed', endsAt: '2020-01-01T00:00:00.000Z' })
  expect([past.status, past.body.errors[0].field]).toEqual([422, 'endsAt'])
  const outrun = await put({ version: state.version - 1 })
  expect([outrun.status, outrun.body.data.state.version]).toEqual([409, state.version])
})

test('after the site went back to an older build it can still be closed, though the build that was chosen is none of its own (R225)', async () => {
  const { build } = (await call(site, 'GET /manage/switches', { token: admin.token })).body.data
  const later = (Number.parseInt(build, 36) + 1000).toString(36)
  await site.db.prepare('UPDATE switches SET min_build = ?, version = version + 1').bind(later).run()
  await switchTo(site, admin, { mode: 'closed', minBuild: later })
  expect((await page('/spots')).status).toBe(503)
})

test('each switching is in the audit log, with what was before and who did it (R40)', async () => {
  await switchTo(site, admin, { mode: 'read-only', text: '試しています。' })
  const { body } = await call(site, 'GET /manage/audit?resource=operations&limit=1', { token: admin.token })
  expect(body.data.auditRecords.list).toMatchObject([
    {
      action: 'switch',
      before: { mode: 'open' },
      after: { mode: 'read-only', text: '試しています。' },
      by: { accountId: admin.accountId },
    },
  ])
})

const tick = () => tickOf(site)
const KEY = 'rules/switches.json'

test('the clock lays the switches again where the store lost them, and takes over what the store has newer (R225)', async () => {
  await switchTo(site, admin, { mode: 'closed' })
  await PAGES.delete(KEY)
  await tick()
  const laid = (await (await PAGES.get(KEY))?.json()) as { version: number; rules: { mode: string } }
  expect(laid.rules.mode).toBe('closed')
  const rules = { mode: 'read-only', text: '急ぎの点検です。', endsAt: null, minBuild: null }
  await PAGES.put(KEY, JSON.stringify({ version: laid.version + 5, rules }))
  await tick()
  const { state } = (await call(site, 'GET /manage/switches', { token: admin.token })).body.data
  expect(state).toMatchObject({ switches: rules, version: laid.version + 5 })
})
