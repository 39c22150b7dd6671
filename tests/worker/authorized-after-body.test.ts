import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { isFullRun } from '../full-run.ts'
import type { Fixture } from './management-calls/call.ts'
import { aManuscript } from './management-calls/drafts.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { isOfWholeKind } from './management-calls/kinds.ts'
import { aPerson, type Office, type Person } from './management-calls/office.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { createMemberFixtures, type MemberFixtures, picture, request } from './member-fixtures.ts'
import { sharedSite } from './member-site.ts'
import { openStalled } from './stalled-body.ts'
import { watchRows } from './watch-rows.ts'

// A caller sends the headers and half of the body, loses the permission, and then sends the rest.

const site = await sharedSite()
const db = site.db as unknown as D1Database
const office: Office = { site, admin: await aPerson(site, 'admin') }

/** Endpoints that take a picture instead of JSON. */
const UPLOADS = new Set(['POST /manage/media', 'PUT /travel/actions/:id/photos/:photoId'])

/** Every call that takes a body, by route without patterns. */
const HAS_BODY = [
  ...new Set(
    v1.routes
      .map(({ method, path, handler }) => ({
        endpoint: `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`,
        handler,
      }))
      .filter(({ endpoint, handler }) => 'schema' in handler || UPLOADS.has(endpoint))
      .map(({ endpoint }) => endpoint),
  ),
]
const isManagement = (endpoint: string) => / \/manage(\/|$)/.test(endpoint)
const managed = HAS_BODY.filter((endpoint) => isManagement(endpoint) && isOfWholeKind(endpoint))

const written = await watchRows(site)

/** Opens each call on a fixture owned by the caller. */
const openAll = async (endpoints: readonly string[], person: Person) => {
  const fixtures = await mapConcurrently(
    endpoints,
    async (endpoint): Promise<Fixture> => MANAGEMENT_CALLS[endpoint]?.make?.(office, person) ?? {},
  )
  const stalled = await Promise.all(
    endpoints.map((endpoint, index) => {
      const { path, body } = MANAGEMENT_CALLS[endpoint] ?? {}
      const fixture = fixtures[index] ?? {}
      const [method] = endpoint.split(' ')
      const sent = UPLOADS.has(endpoint) ? picture : body?.(fixture)
      return openStalled(site, `${method} ${path?.(fixture)}`, { token: person.token, body: sent })
    }),
  )
  return { stalled, ids: fixtures.flatMap(({ id }) => (id === undefined ? [] : [String(id)])) }
}

/** A request that was sent later has been answered, so the stalled ones have been received. */
const othersAreAnswered = async ({ token }: Person) => {
  for (let calls = 0; calls < 3; calls += 1)
    expect((await request(site, 'GET /manage/redirects', { token: office.admin.token })).status).toBe(200)
  await request(site, 'GET /me', { token })
}

const finished = async (stalled: Awaited<ReturnType<typeof openStalled>>[]) =>
  Promise.all(stalled.map(async ({ endpoint, finish }) => `${endpoint}: ${(await finish()).status}`))

test('every management call with a body refuses a caller who was demoted while sending it', async () => {
  expect(managed.length).toBeGreaterThan(isFullRun ? 100 : 40)
  const person = await aPerson(site, 'admin')
  const { stalled } = await openAll(managed, person)
  await othersAreAnswered(person)
  await setRole(db, person.accountId, 'member', new Date())
  await written()
  expect(await finished(stalled)).toEqual(stalled.map(({ endpoint }) => `${endpoint}: 403`))
  expect(await written()).toEqual([])
}, 120_000)

test('every call about one’s own manuscript is refused once it belongs to another person', async () => {
  const endpoints = managed.filter(
    (endpoint) => / \/manage\/[\w-]+\/:id/.test(endpoint) && MANAGEMENT_CALLS[endpoint]?.own,
  )
  expect(endpoints.length).toBeGreaterThan(isFullRun ? 60 : 20)
  const person = await aPerson(site, 'contributor')
  const permitted = endpoints.filter((endpoint) => MANAGEMENT_CALLS[endpoint]?.own?.contributor !== 403)
  const { stalled, ids } = await openAll(permitted, person)
  await othersAreAnswered(person)
  await db
    .prepare('UPDATE manuscripts SET owner_id = ?1 WHERE id IN (SELECT value FROM json_each(?2))')
    .bind(office.admin.accountId, JSON.stringify(ids))
    .run()
  await written()
  expect(await finished(stalled)).toEqual(stalled.map(({ endpoint }) => `${endpoint}: 403`))
  expect(await written()).toEqual([])
}, 120_000)

/** These require an ID token, and authorize the account that they find themselves. */
const BY_ID_TOKEN = new Set(['POST /accounts/login', 'POST /account-joins'])

const personal = HAS_BODY.filter(
  (endpoint) => !isManagement(endpoint) && !BY_ID_TOKEN.has(endpoint) && MEMBER_CALLS[endpoint],
)

const openPersonal = async (person: Person, fixtures: MemberFixtures) =>
  Promise.all(
    personal.map((endpoint) => {
      const { path, body } = MEMBER_CALLS[endpoint] ?? {}
      const [method] = endpoint.split(' ')
      return openStalled(site, `${method} ${path?.(fixtures)}`, {
        token: person.token,
        body: body?.(fixtures),
      })
    }),
  )

test.each([
  ['whose account was left', 'UPDATE accounts SET left_at = ?2 WHERE id = ?1'],
  ['whose sessions were ended', 'UPDATE accounts SET sessions_ended_at = ?2 WHERE id = ?1'],
  ['whose session was ended', 'UPDATE sessions SET ended_at = ?2 WHERE account_id = ?1'],
])(
  'every call of members with a body refuses one %s while they sent it',
  async (_who, sql) => {
    expect(personal.length).toBeGreaterThan(15)
    const person = await aPerson(site, 'member')
    const fixtures = await createMemberFixtures(site, person.token)
    const stalled = await openPersonal(person, fixtures)
    await othersAreAnswered(person)
    await db
      .prepare(sql)
      .bind(person.accountId, new Date(Date.now() + 60_000).toISOString())
      .run()
    await written()
    expect(await finished(stalled)).toEqual(stalled.map(({ endpoint }) => `${endpoint}: 401`))
    expect(await written()).toEqual([])
  },
  60_000,
)

test('management writes use the id: a slug can be taken by anyone', async () => {
  const writing = v1.routes.filter(({ method, path }) => method !== 'GET' && path.startsWith('/manage/'))
  expect(writing.filter(({ path }) => /:(slug|ref|name)\b/.test(path)).map(({ path }) => path)).toEqual([])
  const [thief, victim] = await Promise.all(
    ['contributor', 'contributor'].map(() => aPerson(site, 'contributor')),
  )
  if (!thief || !victim) throw new Error('two people sign in')
  const theirs = await aManuscript()(office, victim)
  const own = await aManuscript()(office, thief)
  const rename = (slug: unknown) =>
    db.prepare('UPDATE manuscripts SET slug = ?1 WHERE id = ?2').bind(slug, own.id).run()
  const before = await db.prepare('SELECT * FROM manuscripts WHERE id = ?').bind(theirs.id).first()
  // The attacker's draft has the slug while the call is authorized; the victim's draft has it when the call writes.
  await db.prepare('UPDATE manuscripts SET slug = ?1 WHERE id = ?2').bind('hidden', theirs.id).run()
  await rename(theirs.slug)
  const stalled = await Promise.all(
    ['PATCH ', 'POST /submit', 'POST /archive', 'POST /comments'].map((step) => {
      const [method, below] = step.split(' ')
      const body = { version: 1, id: randomIdentifier(), text: '見ました', fields: { title: '盗む' } }
      return openStalled(site, `${method} /manage/article-pages/${theirs.slug}${below}`, {
        token: thief.token,
        body,
      })
    }),
  )
  await othersAreAnswered(thief)
  await rename(own.slug)
  await db.prepare('UPDATE manuscripts SET slug = ?1 WHERE id = ?2').bind(theirs.slug, theirs.id).run()
  for (const answer of await finished(stalled)) expect(answer).toMatch(/: (403|422)$/)
  expect(await db.prepare('SELECT * FROM manuscripts WHERE id = ?').bind(theirs.id).first()).toEqual(before)
})

test('an administrator who is demoted while sending cannot assign roles', async () => {
  const [admin, accomplice] = await Promise.all([aPerson(site, 'admin'), aPerson(site, 'member')])
  const idOf = async (name: string) =>
    (await db.prepare('SELECT id FROM roles WHERE name = ?').bind(name).first<string>('id')) ?? ''
  const body = { from: await idOf('member'), roleId: await idOf('admin') }
  const call = await openStalled(site, `PUT /manage/accounts/${accomplice.accountId}/role`, {
    token: admin.token,
    body,
  })
  await othersAreAnswered(admin)
  await setRole(db, admin.accountId, 'member', new Date())
  expect((await call.finish()).status).toBe(403)
  const role = await db
    .prepare('SELECT role_id FROM accounts WHERE id = ?')
    .bind(accomplice.accountId)
    .first('role_id')
  expect(role).toBe(body.from)
})
