import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { isReading } from '#worker/db/is-reading.ts'
import { v1 } from '#worker/v1/index.ts'
import type { ManagementCall, Thing } from './management-calls/call.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { OF_A_KIND } from './management-calls/kinds.ts'
import { aPerson, type Office, type Person } from './management-calls/office.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { login, serveMemberSite, tokensOf } from './member-site.ts'
import { ask, makeThings, picture } from './things.ts'
import { watchRows } from './written-rows.ts'

// Between the judgement of a call and what it writes no time passes but for the database: here something happens then.

const site = await serveMemberSite('judged-in-the-write', { COUNT_ROWS_READ: 'false' }, { onLog: () => {} })
afterAll(site.stop)
const bindings = (await site.miniflare.getBindings()) as unknown as Env
const db = site.db as unknown as D1Database
const office: Office = { site, admin: await aPerson(site, 'admin') }
const written = await watchRows(site)

/** The database, and something that happens right before the first statement that writes. */
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
      const known = statements.map((one) => inner.get(one) ?? { statement: one, isWrite: false })
      await before(known.some(({ isWrite }) => isWrite))
      return db.batch(known.map(({ statement }) => statement))
    },
  } as unknown as D1Database
  return { database, hasWritten: () => hasWritten }
}

const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }

type Interruption = (person: Person, thing: Thing) => Promise<unknown>
type Case = { door: string; person: Person; thing: Thing }

const all = v1.routes
  .filter(({ method, path }) => !['GET', 'ALL'].includes(method) && /^\/manage(\/|$)/.test(path))
  .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`)
/** Of the calls that are the same for every kind of content one, each of another kind. */
const doors = [...Map.groupBy(new Set(all), (door) => door.replace(OF_A_KIND, '{kind}')).values()].flatMap(
  (same, index) => same[index % same.length] ?? [],
)
const rowOf = (door: string): ManagementCall => {
  const row = MANAGEMENT_CALLS[door]
  if (!row) throw new Error(`${door} has no row`)
  return row
}

/** They only look something up, plan, sign what is not kept, or replace a picture that nothing shows. */
const WRITES_NOTHING = /^POST .*\/(accounts\/search|preview-token|redirects\/import|media\/:id\/replace)$/
const refused = (door: string) => `${door}: 403`

/** Makes a call, and lets something happen before it writes. Tells what it comes to; it is not told of one that wants to write nothing. */
async function interruptedCall({ door, person, thing }: Case, happens: Interruption): Promise<string> {
  const { path, body, others } = rowOf(door)
  const [method = ''] = door.split(' ')
  const isUpload = door === 'POST /manage/media'
  const sent = isUpload ? new Uint8Array(picture) : body && JSON.stringify(body(thing))
  const { database, hasWritten } = interrupted(() => happens(person, thing))
  const { status } = await v1.request(
    path(thing),
    {
      method,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      ...(sent && { body: sent }),
    },
    { ...bindings, DB: database },
    context as unknown as ExecutionContext,
  )
  if (hasWritten()) return `${door}: ${status}`
  return WRITES_NOTHING.test(door) || others.admin >= 300
    ? refused(door)
    : `${door}: ${status}, and wanted to write nothing`
}

// The keys of the user pool are fetched once, and not by all at once.
expect(
  (await v1.request('/me', { headers: { authorization: `Bearer ${office.admin.token}` } }, bindings)).status,
).toBe(200)

const caseOf = async (door: string, person: Person): Promise<Case> => {
  // A session is noted at its first call, which is none of what is looked at here.
  expect((await ask(site, 'GET /manage', { token: person.token })).status).toBe(200)
  return { door, person, thing: (await rowOf(door).make?.(office, person)) ?? {} }
}

test('every call of the office that writes carries the judgement into what it writes', async () => {
  expect(doors.length).toBeGreaterThan(40)
  const demoted: Interruption = ({ accountId }) => setRole(db, accountId, 'member', new Date())
  const cases = await mapConcurrently(doors, async (door) => caseOf(door, await aPerson(site, 'admin')))
  await written()
  expect(await mapConcurrently(cases, (one) => interruptedCall(one, demoted))).toEqual(doors.map(refused))
  expect(await written()).toEqual(['UPDATE accounts'])
}, 120_000)

test('every call about a manuscript of one’s own writes only while it is', async () => {
  const owned = doors.filter(
    (door) => /\/:id/.test(door.split(OF_A_KIND)[2] ?? '') && rowOf(door).own?.contributor === 200,
  )
  expect(owned.length).toBeGreaterThan(7)
  const person = await aPerson(site, 'contributor')
  const cases = await mapConcurrently(owned, (door) => caseOf(door, person))
  const lost: Interruption = (_, { id }) =>
    db
      .prepare('UPDATE manuscripts SET owner_id = ?1 WHERE id = ?2')
      .bind(office.admin.accountId, String(id))
      .run()
  await written()
  expect(await mapConcurrently(cases, (one) => interruptedCall(one, lost))).toEqual(owned.map(refused))
  expect(await written()).toEqual(['UPDATE manuscripts'])
}, 120_000)

test('every call of members that writes does so only while its session goes on', async () => {
  const { sub } = await tokensOf(site)
  await login(site, (await tokensOf(site, sub)).id)
  const things = await makeThings(site, (await tokensOf(site, sub)).access)
  const calls = Object.entries(MEMBER_CALLS).filter(
    ([door, { endsSession }]) =>
      !door.startsWith('GET ') && !endsSession && !/^POST \/account(s\/login|-joins)$/.test(door),
  )
  // Each call has a session of its own.
  const sessions = await mapConcurrently(calls, async () => {
    const { access } = await tokensOf(site, sub)
    expect((await ask(site, 'GET /me', { token: access })).status).toBe(200)
    return access
  })
  await written()
  const wrote = await mapConcurrently([...calls.entries()], async ([index, [door, { path, body }]]) => {
    const token = sessions[index] ?? ''
    const sent = body?.(things)
    const end = db.prepare('UPDATE sessions SET ended_at = ?2 WHERE id = ?1')
    const { database, hasWritten } = interrupted(() =>
      end.bind(String(decodeJwt(token).origin_jti), new Date().toISOString()).run(),
    )
    const { status } = await v1.request(
      path(things),
      {
        method: door.split(' ')[0] ?? '',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(sent !== undefined && {
          body: sent instanceof Uint8Array ? new Uint8Array(sent) : JSON.stringify(sent),
        }),
      },
      { ...bindings, DB: database },
      context as unknown as ExecutionContext,
    )
    return hasWritten() ? [`${door}: ${status}`] : []
  })
  const asked = wrote.flat()
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((answer) => !answer.endsWith(': 401'))).toEqual([])
  expect(await written()).toEqual(['UPDATE sessions'])
}, 120_000)

test('a role that loses a permission writes nothing by it from the same moment on', async () => {
  const one = await caseOf('POST /manage/roles', await aPerson(site, 'admin'))
  const changed: Interruption = () =>
    db.prepare("UPDATE roles SET updated_at = '2040-01-01T00:00:00.000Z' WHERE name = 'admin'").run()
  await written()
  expect(await interruptedCall(one, changed)).toBe(refused(one.door))
  expect(await written()).toEqual(['UPDATE roles'])
})
