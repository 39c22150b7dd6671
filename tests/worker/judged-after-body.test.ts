import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { isFullRun } from '../full-run.ts'
import { openHeld } from './held-body.ts'
import type { Thing } from './management-calls/call.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { isOfWholeKind } from './management-calls/kinds.ts'
import { aManuscript, aPerson, type Office, type Person } from './management-calls/office.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { sharedSite } from './member-site.ts'
import { ask, makeThings, picture, type Things } from './things.ts'
import { watchRows } from './written-rows.ts'

// Somebody begins a call, sends half of its body, and ends it only when they may not do it any more.

const site = await sharedSite()
const db = site.db as unknown as D1Database
const office: Office = { site, admin: await aPerson(site, 'admin') }

/** What takes a picture instead of JSON. */
const UPLOADS = new Set(['POST /manage/media', 'PUT /travel/actions/:id/photos/:photoId'])

/** Every call that takes a body, as the router names it without patterns. */
const TAKES_BODY = [
  ...new Set(
    v1.routes
      .map(({ method, path, handler }) => ({
        door: `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`,
        handler,
      }))
      .filter(({ door, handler }) => 'schema' in handler || UPLOADS.has(door))
      .map(({ door }) => door),
  ),
]
const isManagement = (door: string) => / \/manage(\/|$)/.test(door)
const managed = TAKES_BODY.filter((door) => isManagement(door) && isOfWholeKind(door))

const written = await watchRows(site)

/** Begins each call for a thing of its caller's own. */
const openAll = async (doors: readonly string[], person: Person) => {
  const things = await mapConcurrently(
    doors,
    async (door): Promise<Thing> => MANAGEMENT_CALLS[door]?.make?.(office, person) ?? {},
  )
  const held = await Promise.all(
    doors.map((door, index) => {
      const { path, body } = MANAGEMENT_CALLS[door] ?? {}
      const thing = things[index] ?? {}
      const [method] = door.split(' ')
      const sent = UPLOADS.has(door) ? picture : body?.(thing)
      return openHeld(site, `${method} ${path?.(thing)}`, { token: person.token, body: sent })
    }),
  )
  return { held, ids: things.flatMap(({ id }) => (id === undefined ? [] : [String(id)])) }
}

/** What has come before this is answered: so has the beginning of what is held. */
const othersAreAnswered = async ({ token }: Person) => {
  for (let calls = 0; calls < 3; calls += 1)
    expect((await ask(site, 'GET /manage/redirects', { token: office.admin.token })).status).toBe(200)
  await ask(site, 'GET /me', { token })
}

const finished = async (held: Awaited<ReturnType<typeof openHeld>>[]) =>
  Promise.all(held.map(async ({ door, finish }) => `${door}: ${(await finish()).status}`))

test('every call of the office that takes a body refuses whoever was demoted while they sent it', async () => {
  expect(managed.length).toBeGreaterThan(isFullRun ? 100 : 40)
  const person = await aPerson(site, 'admin')
  const { held } = await openAll(managed, person)
  await othersAreAnswered(person)
  await setRole(db, person.accountId, 'member', new Date())
  await written()
  expect(await finished(held)).toEqual(held.map(({ door }) => `${door}: 403`))
  expect(await written()).toEqual([])
}, 120_000)

test('every call about a manuscript of one’s own refuses whose manuscript it is no more', async () => {
  const doors = managed.filter((door) => / \/manage\/[\w-]+\/:id/.test(door) && MANAGEMENT_CALLS[door]?.own)
  expect(doors.length).toBeGreaterThan(isFullRun ? 60 : 20)
  const person = await aPerson(site, 'contributor')
  const may = doors.filter((door) => MANAGEMENT_CALLS[door]?.own?.contributor !== 403)
  const { held, ids } = await openAll(may, person)
  await othersAreAnswered(person)
  await db
    .prepare('UPDATE manuscripts SET owner_id = ?1 WHERE id IN (SELECT value FROM json_each(?2))')
    .bind(office.admin.accountId, JSON.stringify(ids))
    .run()
  await written()
  expect(await finished(held)).toEqual(held.map(({ door }) => `${door}: 403`))
  expect(await written()).toEqual([])
}, 120_000)

/** They are asked for with what proves a sign-in, and judge the account that they find by themselves. */
const BY_ID_TOKEN = new Set(['POST /accounts/login', 'POST /account-joins'])

const personal = TAKES_BODY.filter(
  (door) => !isManagement(door) && !BY_ID_TOKEN.has(door) && MEMBER_CALLS[door],
)

const openPersonal = async (person: Person, things: Things) =>
  Promise.all(
    personal.map((door) => {
      const { path, body } = MEMBER_CALLS[door] ?? {}
      const [method] = door.split(' ')
      return openHeld(site, `${method} ${path?.(things)}`, { token: person.token, body: body?.(things) })
    }),
  )

test.each([
  ['whose account was left', 'UPDATE accounts SET left_at = ?2 WHERE id = ?1'],
  ['whose sessions were ended', 'UPDATE accounts SET sessions_ended_at = ?2 WHERE id = ?1'],
  ['whose session was ended', 'UPDATE sessions SET ended_at = ?2 WHERE account_id = ?1'],
])(
  'every call of members that takes a body refuses one %s while they sent it',
  async (_who, sql) => {
    expect(personal.length).toBeGreaterThan(15)
    const person = await aPerson(site, 'member')
    const things = await makeThings(site, person.token)
    const held = await openPersonal(person, things)
    await othersAreAnswered(person)
    await db
      .prepare(sql)
      .bind(person.accountId, new Date(Date.now() + 60_000).toISOString())
      .run()
    await written()
    expect(await finished(held)).toEqual(held.map(({ door }) => `${door}: 401`))
    expect(await written()).toEqual([])
  },
  60_000,
)

test('what is written in the office is named by its id: a slug is anybody’s to give', async () => {
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
  // The thief's own draft has the slug while the call is judged, and the victim's has it when it acts.
  await db.prepare('UPDATE manuscripts SET slug = ?1 WHERE id = ?2').bind('hidden', theirs.id).run()
  await rename(theirs.slug)
  const held = await Promise.all(
    ['PATCH ', 'POST /submit', 'POST /archive', 'POST /comments'].map((step) => {
      const [method, below] = step.split(' ')
      const body = { version: 1, id: randomIdentifier(), text: '見ました', fields: { title: '盗む' } }
      return openHeld(site, `${method} /manage/article-pages/${theirs.slug}${below}`, {
        token: thief.token,
        body,
      })
    }),
  )
  await othersAreAnswered(thief)
  await rename(own.slug)
  await db.prepare('UPDATE manuscripts SET slug = ?1 WHERE id = ?2').bind(theirs.slug, theirs.id).run()
  for (const answer of await finished(held)) expect(answer).toMatch(/: (403|422)$/)
  expect(await db.prepare('SELECT * FROM manuscripts WHERE id = ?').bind(theirs.id).first()).toEqual(before)
})

test('an administrator who is demoted while sending makes no accomplice', async () => {
  const [admin, accomplice] = await Promise.all([aPerson(site, 'admin'), aPerson(site, 'member')])
  const idOf = async (name: string) =>
    (await db.prepare('SELECT id FROM roles WHERE name = ?').bind(name).first<string>('id')) ?? ''
  const body = { from: await idOf('member'), roleId: await idOf('admin') }
  const call = await openHeld(site, `PUT /manage/accounts/${accomplice.accountId}/role`, {
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
