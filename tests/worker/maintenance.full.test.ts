import { afterAll, afterEach, expect, test } from 'vitest'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { v1 } from '#worker/v1/index.ts'
import { textOf } from './html.ts'
import { requestSecond, seenBySecond, switchTo } from './maintenance.ts'
import { aPerson } from './management-calls/office.ts'
import { call, login, serveMemberSite, tokensOf } from './member-site.ts'
import { aMember, aNewGuide, makeGuide } from './travel.ts'
import { watchRows } from './watch-rows.ts'

const site = await serveMemberSite('maintenance', {}, { hasSecond: true })
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

/** Writes that are allowed in maintenance mode. */
const ALLOWED_WRITES = new Set(['PUT /manage/switches', 'POST /accounts/login', 'POST /accounts/authorize'])

/** Every writing call, with an id in place of each parameter. */
const WRITES = [
  ...new Set(
    v1.routes
      .filter(({ method }) => !['GET', 'ALL'].includes(method))
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '').replaceAll(/:\w+/g, 'a1')}`),
  ),
].filter((endpoint) => !ALLOWED_WRITES.has(endpoint) && !endpoint.startsWith('POST /observations'))

test('read-only: every writing call is refused with the message and Retry-After, and writes nothing (R225, R246)', async () => {
  await switchTo(site, admin, { mode: 'read-only', text: TEXT, endsAt: soon() })
  await written()
  expect(WRITES.length).toBeGreaterThan(80)
  for (const endpoint of WRITES) {
    const { status, headers, body } = await call(site, endpoint, { token: admin.token, body: {} })
    expect([endpoint, status, body.errors?.[0]?.code]).toEqual([endpoint, 503, 'E11503'])
    expect(body.errors[0].message).toMatch(
      /^設備を取り替えています。[\s\S]*ごろ終わる予定です（日本時間）。$/,
    )
    expect(body.data.standstill.mode).toBe('read-only')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  }
  expect(await written()).toEqual([])
})

test('read-only: everything can be read, and reading deletes or counts nothing (R225)', async () => {
  await site.db
    .prepare("INSERT INTO histories VALUES (?, 'spot', 'old', '2020-01-01T', '2020-01-01T', 1, '城', '')")
    .bind(traveler.accountId)
    .run()
  await switchTo(site, admin, { mode: 'read-only' })
  await written()
  for (const path of ['/', '/spots', '/_payload.json', '/login', '/@/home/topics', '/$'])
    expect([path, (await page(path)).status]).toEqual([path, 200])
  for (const endpoint of [
    '/me',
    '/me/histories/spots',
    '/me/export',
    '/travel/guides',
    '/spots',
    '/search?q=京都',
  ])
    expect([endpoint, (await call(site, `GET ${endpoint}`, { token: traveler.token })).status]).toEqual([
      endpoint,
      200,
    ])
  expect(await written()).toEqual([])
  await switchTo(site, admin)
  await written()
  await call(site, 'GET /me/histories/spots', { token: traveler.token })
  expect(await written()).toContain('DELETE histories')
})

test('read-only: members with an account sign in without a written row, and no account is created (R225)', async () => {
  const stranger = await tokensOf(site)
  const existing = await tokensOf(site)
  expect((await login(site, existing.id)).status).toBe(200)
  await switchTo(site, admin, { mode: 'read-only', text: TEXT })
  await written()
  expect((await login(site, existing.id)).status).toBe(200)
  expect((await call(site, 'POST /accounts/authorize', { token: existing.access })).status).toBe(200)
  const sessions = 'SELECT count(*) AS n FROM sessions WHERE subject = ?'
  expect(await site.db.prepare(sessions).bind(existing.sub).first('n')).toBe(0)
  const refused = await login(site, stranger.id)
  expect([refused.status, refused.body.errors[0].code]).toEqual([503, 'E11503'])
  expect(await written()).toEqual([])
})

test('read-only: scheduled jobs write nothing either, and continue afterwards (R225)', async () => {
  const now = new Date()
  now.setUTCMinutes(0, 0, 0)
  const runJobs = () => triggerScheduled(site, now)
  const guide = (await makeGuide(site, traveler.token, aNewGuide())).guide.id
  await site.db
    .prepare("UPDATE travel_guides SET deleted_at = '2020-01-01T00:00:00.000Z' WHERE id = ?")
    .bind(guide)
    .run()
  await switchTo(site, admin, { mode: 'read-only' })
  await written()
  expect(await runJobs()).toBe('ok')
  // The heartbeat distinguishes waiting jobs from stopped ones.
  expect(new Set((await written()).map((what) => what.split(' ')[1]))).toEqual(new Set(['clock_duties']))
  await switchTo(site, admin)
  await written()
  await runJobs()
  expect(await written()).toContain('DELETE travel_guides')
})

test('closed: documents and their data answer 503 with the escaped message, uncached (R225)', async () => {
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

test('closed: calls are refused, except those to end it: the sign-in, the switches, code and styles (R225)', async () => {
  await switchTo(site, admin, { mode: 'closed' })
  for (const endpoint of [
    'GET /spots',
    'GET /me',
    'GET /travel/guides',
    'GET /manage/home',
    'PATCH /manage/spots/a1',
  ]) {
    const { status, body } = await call(site, endpoint, { token: admin.token })
    expect([endpoint, status, body.errors[0].code]).toEqual([endpoint, 503, 'E11503'])
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
  for (const endpoint of [
    'GET /config',
    'GET /manage',
    'GET /manage/switches',
    'GET /manage/audit',
    'GET /switches',
  ])
    expect([endpoint, (await call(site, endpoint, { token: admin.token })).status]).toEqual([endpoint, 200])
  expect((await call(site, 'GET /manage/switches', { token: publisher.token })).status).toBe(403)
})

test('an isolate without the change sees within seconds that the site is closed, and reopened (R225)', async () => {
  expect(await requestSecond(site, '/spots')).toBe(200)
  await switchTo(site, admin, { mode: 'closed' })
  await seenBySecond(site, '/spots', 503)
  await switchTo(site, admin)
  await seenBySecond(site, '/spots', 200)
})

test('calls of builds before the minimum are refused; others are answered (R225)', async () => {
  const { build } = (await call(site, 'GET /manage/switches', { token: admin.token })).body.data
  const old = (Number.parseInt(build, 36) - 1000).toString(36)
  const as = (client: string, endpoint = 'GET /regions') =>
    call(site, endpoint, { headers: { 'x-client-id': `web/${client}` } })
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

test('invalid switches are refused: a future build, an end in the past, an old version (R189)', async () => {
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

test('after a rollback the site can still be closed with a minimum build newer than its own (R225)', async () => {
  const { build } = (await call(site, 'GET /manage/switches', { token: admin.token })).body.data
  const later = (Number.parseInt(build, 36) + 1000).toString(36)
  await site.db.prepare('UPDATE switches SET min_build = ?, version = version + 1').bind(later).run()
  await switchTo(site, admin, { mode: 'closed', minBuild: later })
  expect((await page('/spots')).status).toBe(503)
})

test('each change of the switches is audited, with the state before and the actor (R40)', async () => {
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

const runJobs = () => triggerScheduled(site)
const KEY = 'rules/switches.json'

test('scheduled jobs rewrite lost switches to the store, and adopt newer ones from it (R225)', async () => {
  await switchTo(site, admin, { mode: 'closed' })
  await PAGES.delete(KEY)
  await runJobs()
  const stored = (await (await PAGES.get(KEY))?.json()) as { version: number; rules: { mode: string } }
  expect(stored.rules.mode).toBe('closed')
  const rules = { mode: 'read-only', text: '急ぎの点検です。', endsAt: null, minBuild: null }
  await PAGES.put(KEY, JSON.stringify({ version: stored.version + 5, rules }))
  await runJobs()
  const { state } = (await call(site, 'GET /manage/switches', { token: admin.token })).body.data
  expect(state).toMatchObject({ switches: rules, version: stored.version + 5 })
})
