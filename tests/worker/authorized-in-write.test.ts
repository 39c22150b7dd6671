import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { isReading } from '#worker/db/is-reading.ts'
import { v1 } from '#worker/v1/index.ts'
import type { Fixture, ManagementCall } from './management-calls/call.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { OF_A_KIND } from './management-calls/kinds.ts'
import { aPerson, type Office, type Person } from './management-calls/office.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { createMemberFixtures, picture, request } from './member-fixtures.ts'
import { login, serveMemberSite, tokensOf } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

// Between authorization and write only the database takes time: these tests change something in that moment.

const site = await serveMemberSite('judged-in-the-write', { COUNT_ROWS_READ: 'false' }, { onLog: () => {} })
afterAll(site.stop)
const bindings = (await site.miniflare.getBindings()) as unknown as Env
const db = site.db as unknown as D1Database
const office: Office = { site, admin: await aPerson(site, 'admin') }
const written = await watchRows(site)

/** The database, with an interruption right before the first statement that writes. */
function interrupted(happens: () => Promise<unknown>) {
  const inner = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; isWrite: boolean }>()
  let hasWritten = false
  const before = async (isWrite: boolean) => {
    if (!isWrite || hasWritten) return
    hasWritten = true
    await happens()
  }
  const wrapped = (statement: D1PreparedStatement, isWrite: boolean): D1PreparedStatement => {
    const then = <Result>(work: () => Promise<Result>) => before(isWrite).then(work)
    const outer = {
      bind: (...values: unknown[]) => wrapped(statement.bind(...values), isWrite),
      all: () => then(() => statement.all()),
      run: () => then(() => statement.run()),
      raw: () => then(() => statement.raw()),
      first: (column?: string) => then(() => (column ? statement.first(column) : statement.first())),
    } as D1PreparedStatement
    inner.set(outer, { statement, isWrite })
    return outer
  }
  const database = {
    prepare: (sql: string) => wrapped(db.prepare(sql), !isReading(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const resolved = statements.map((one) => inner.get(one) ?? { statement: one, isWrite: false })
      await before(resolved.some(({ isWrite }) => isWrite))
      return db.batch(resolved.map(({ statement }) => statement))
    },
    withSession: () => database,
    getBookmark: () => null,
  } as unknown as D1Database
  return { database, hasWritten: () => hasWritten }
}

const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }

type Interruption = (person: Person, fixture: Fixture) => Promise<unknown>
type Case = { endpoint: string; person: Person; fixture: Fixture }

const all = v1.routes
  .filter(({ method, path }) => !['GET', 'ALL'].includes(method) && /^\/manage(\/|$)/.test(path))
  .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`)
/** Of calls that are the same for every kind of content one is tested, each with another kind. */
const endpoints = [
  ...Map.groupBy(new Set(all), (endpoint) => endpoint.replace(OF_A_KIND, '{kind}')).values(),
].flatMap((same, index) => same[index % same.length] ?? [])
const rowOf = (endpoint: string): ManagementCall => {
  const row = MANAGEMENT_CALLS[endpoint]
  if (!row) throw new Error(`${endpoint} has no row`)
  return row
}

/** These only read, plan, sign without storing, or replace a picture that is not used. */
const WRITES_NOTHING =
  /^POST .*\/(accounts\/search|preview-token|newsletters\/preview|redirects\/import|media\/:id\/replace)$/
const refused = (endpoint: string) => `${endpoint}: 403`

/**
 * Makes a call and runs the interruption before it writes. Returns the outcome; fails for a call that writes nothing.
 */
async function interruptedCall({ endpoint, person, fixture }: Case, happens: Interruption): Promise<string> {
  const { path, body, others } = rowOf(endpoint)
  const [method = ''] = endpoint.split(' ')
  const isUpload = endpoint === 'POST /manage/media'
  const sent = isUpload ? new Uint8Array(picture) : body && JSON.stringify(body(fixture))
  const { database, hasWritten } = interrupted(() => happens(person, fixture))
  const { status } = await v1.request(
    path(fixture),
    {
      method,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      ...(sent && { body: sent }),
    },
    { ...bindings, DB: database },
    context as unknown as ExecutionContext,
  )
  if (hasWritten()) return `${endpoint}: ${status}`
  return WRITES_NOTHING.test(endpoint) || others.admin >= 300
    ? refused(endpoint)
    : `${endpoint}: ${status}, and wanted to write nothing`
}

// Fetch the keys of the user pool once.
expect(
  (await v1.request('/me', { headers: { authorization: `Bearer ${office.admin.token}` } }, bindings)).status,
).toBe(200)

const caseOf = async (endpoint: string, person: Person): Promise<Case> => {
  // The first call of a session writes a row for it, which is not under test.
  expect((await request(site, 'GET /manage', { token: person.token })).status).toBe(200)
  return { endpoint, person, fixture: (await rowOf(endpoint).make?.(office, person)) ?? {} }
}

test('every writing management call checks the permission again in its write', async () => {
  expect(endpoints.length).toBeGreaterThan(40)
  const demoted: Interruption = ({ accountId }) => setRole(db, accountId, 'member', new Date())
  const cases = await mapConcurrently(endpoints, async (endpoint) =>
    caseOf(endpoint, await aPerson(site, 'admin')),
  )
  await written()
  expect(await mapConcurrently(cases, (one) => interruptedCall(one, demoted))).toEqual(endpoints.map(refused))
  expect(await written()).toEqual(['UPDATE accounts'])
}, 120_000)

test('every call about one’s own manuscript writes only while one owns it', async () => {
  const owned = endpoints.filter(
    (endpoint) =>
      /\/:id/.test(endpoint.split(OF_A_KIND)[2] ?? '') && rowOf(endpoint).own?.contributor === 200,
  )
  expect(owned.length).toBeGreaterThan(7)
  const person = await aPerson(site, 'contributor')
  const cases = await mapConcurrently(owned, (endpoint) => caseOf(endpoint, person))
  const lost: Interruption = (_, { id }) =>
    db
      .prepare('UPDATE manuscripts SET owner_id = ?1 WHERE id = ?2')
      .bind(office.admin.accountId, String(id))
      .run()
  await written()
  expect(await mapConcurrently(cases, (one) => interruptedCall(one, lost))).toEqual(owned.map(refused))
  expect(await written()).toEqual(['UPDATE manuscripts'])
}, 120_000)

test('every writing call of members writes only while its session is active', async () => {
  const { sub } = await tokensOf(site)
  await login(site, (await tokensOf(site, sub)).id)
  const fixtures = await createMemberFixtures(site, (await tokensOf(site, sub)).access)
  const calls = Object.entries(MEMBER_CALLS).filter(
    ([endpoint, { endsSession }]) =>
      !endpoint.startsWith('GET ') && !endsSession && !/^POST \/account(s\/login|-joins)$/.test(endpoint),
  )
  // Each call has a session of its own.
  const sessions = await mapConcurrently(calls, async () => {
    const { access } = await tokensOf(site, sub)
    expect((await request(site, 'GET /me', { token: access })).status).toBe(200)
    return access
  })
  await written()
  const wrote = await mapConcurrently([...calls.entries()], async ([index, [endpoint, { path, body }]]) => {
    const token = sessions[index] ?? ''
    const sent = body?.(fixtures)
    const end = db.prepare('UPDATE sessions SET ended_at = ?2 WHERE id = ?1')
    const { database, hasWritten } = interrupted(() =>
      end.bind(String(decodeJwt(token).origin_jti), new Date().toISOString()).run(),
    )
    const { status } = await v1.request(
      path(fixtures),
      {
        method: endpoint.split(' ')[0] ?? '',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(sent !== undefined && {
          body: sent instanceof Uint8Array ? new Uint8Array(sent) : JSON.stringify(sent),
        }),
      },
      { ...bindings, DB: database },
      context as unknown as ExecutionContext,
    )
    return hasWritten() ? [`${endpoint}: ${status}`] : []
  })
  const allWrites = wrote.flat()
  expect(allWrites.length).toBeGreaterThan(20)
  expect(allWrites.filter((answer) => !answer.endsWith(': 401'))).toEqual([])
  expect(await written()).toEqual(['UPDATE sessions'])
}, 120_000)

test('a role that loses a permission cannot write by it from the same moment on', async () => {
  const one = await caseOf('POST /manage/roles', await aPerson(site, 'admin'))
  const changed: Interruption = () =>
    db.prepare("UPDATE roles SET updated_at = '2040-01-01T00:00:00.000Z' WHERE name = 'admin'").run()
  await written()
  expect(await interruptedCall(one, changed)).toBe(refused(one.endpoint))
  expect(await written()).toEqual(['UPDATE roles'])
})
