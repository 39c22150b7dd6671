import { afterAll, expect, test, vi } from 'vitest'
import { HOSTILE_TEXTS } from '#domain/hostile/texts.fixture.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, login, serveMemberSite, tokensOf } from './member-site.ts'

const lines: string[] = []
const site = await serveMemberSite(
  'request-log',
  { LOG_SAMPLE: '1' },
  { onLog: (message) => lines.push(message) },
)
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

type Line = Record<string, unknown> & { what: string }
const parsed = (): Line[] => lines.map((line) => JSON.parse(line) as Line)
/** Log lines arrive after their answers. */
const lineOf = (requestId: string | null) =>
  vi.waitFor(
    () => {
      const line = parsed().find((one) => one.what === 'request' && one.requestId === requestId)
      if (!line) throw new Error(`no line for ${requestId}`)
      return line
    },
    { timeout: 10_000, interval: 50 },
  )

test('a call is logged in one line: route pattern, status, duration and build (R57)', async () => {
  const { headers } = await call(site, 'GET /spots/kanazawa-kenrokuen?limit=1', {
    headers: { 'cf-ray': '8f3a1b2c3d4e5f60-NRT' },
  })
  const line = await lineOf(headers.get('x-request-id'))
  expect(line).toEqual({
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    what: 'request',
    requestId: headers.get('x-request-id'),
    route: '/v1/spots/:slug',
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
    rows: expect.any(Number),
    build: expect.stringMatching(/^[a-z0-9]+$/),
    ray: '8f3a1b2c3d4e5f60-NRT',
  })
})

test('a failure is logged with its stack, and counted per hour (R57)', async () => {
  await site.db.prepare('ALTER TABLE regions RENAME TO regions_away').run()
  const { status, headers } = await call(site, 'GET /regions')
  await site.db.prepare('ALTER TABLE regions_away RENAME TO regions').run()
  expect(status).toBe(500)
  expect(await lineOf(headers.get('x-request-id'))).toMatchObject({ route: '/v1/regions', status: 500 })
  const failure = parsed().find(({ what }) => what === 'a request failed')
  expect(failure).toMatchObject({
    requestId: headers.get('x-request-id'),
    route: '/v1/regions',
    error: expect.stringContaining('no such table'),
  })
  await vi.waitFor(
    async () => {
      const { operations } = await asAdmin(office, 'GET /manage/operations')
      expect(operations.routes).toMatchObject([{ route: 'GET /v1/regions', failures: 1 }])
      expect(operations.hours.at(-1)).toMatchObject({ failures: 1 })
    },
    { timeout: 20_000, interval: 250 },
  )
})

test('each log line is one line of JSON, without tokens, email addresses, search terms, places, keys and bodies (R57)', async () => {
  const tokens = await tokensOf(site, crypto.randomUUID(), {
    email: 'hanako.secret@example.jp',
    name: '山田花子',
  })
  await login(site, tokens.id)
  const shared = 'Zk3Nine_aBcDeFgHiJkLmNo'
  const secrets = [
    'hanako.secret',
    '山田花子',
    '35.631',
    'mr-secret-slug',
    shared,
    'a-private-note',
    'himitsu',
    '203.0.113.9',
  ]
  const personal: [string, unknown?][] = [
    ['GET /me'],
    ['GET /search?keyword=himitsu'],
    ['GET /travel/actions/nearby?lat=35.631&lng=134.81&type=ate'],
    [`GET /shared/guides/${shared}`],
    ['GET /spots/mr-secret-slug'],
    ['POST /travel/guides', { title: 'a-private-note', nonsense: true }],
    ['POST /manage/accounts/search', { mail: 'hanako.secret@example.jp' }],
    ['POST /accounts/login', { loginAccountPayload: { integrationToken: tokens.id } }],
    ['GET /no-such-call/himitsu'],
  ]
  const headers = {
    cookie: 'a=himitsu',
    referer: 'https://x.example/himitsu',
    'cf-connecting-ip': '203.0.113.9',
    'user-agent': 'himitsu',
  }
  for (const [endpoint, body] of personal)
    await call(site, endpoint, { token: tokens.access, headers, ...(body !== undefined && { body }) })
  for (const text of HOSTILE_TEXTS.slice(0, 40)) {
    const path = encodeURIComponent(text)
    await fetch(`${site.url}/v1/spots/${path}?${path}=${path}`, { redirect: 'manual' })
    await fetch(`${site.url}/v1/search?keyword=${path}`, { redirect: 'manual' })
  }
  for (const path of [
    `/preview/${shared}`,
    `/login/callback?code=himitsu&state=${shared}`,
    '/no-page/himitsu',
  ])
    await fetch(site.url + path, { redirect: 'manual', headers })
  const { headers: last } = await call(site, 'GET /regions')
  await lineOf(last.get('x-request-id'))
  const log = lines.join('\n')
  for (const secret of [...secrets, tokens.access, tokens.id, tokens.sub, '127.0.0.1'])
    expect(log).not.toContain(secret)
  const routes = parsed()
    .filter(({ what }) => what === 'request')
    .map(({ route }) => String(route))
  expect(routes.length).toBeGreaterThan(80)
  expect(routes.filter((route) => !/^(\*|\/v1(\/[\w-]+|\/:\w+(\{[^}]*\})?|\/\*)*)$/.test(route))).toEqual([])
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ at: expect.any(String), what: expect.any(String) })
})
