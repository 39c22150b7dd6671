import { expect, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { isFullRun } from '../full-run.ts'
import { accountRows } from './account-rows.ts'
import { MEMBER_CALLS, type MemberCall, ROLES, type Role } from './member-calls.ts'
import { login, registered, sharedSite, tokensOf } from './member-site.ts'
import { addGoogle, ask, makeThings, SECRET } from './things.ts'

const site = await sharedSite()

const GATES = ['allow', 'allowContent', 'member', 'manager', 'signingIn']
/** Where everything belongs to a person, or is for staff. */
const PERSONAL = /^\/(me|travel|accounts|account-auth-integrations|manage)(\/|$)/
/** They have a matrix of their own (management-matrix.test.ts). */
const isManagement = (door: string) => / \/manage(\/|$)/.test(door)

const doors = new Map<string, string>()
for (const { method, path, handler } of v1.routes) {
  const door = `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`
  // The gate is the first of a call's handlers.
  if (method !== 'ALL' && !doors.has(door)) doors.set(door, handler.name)
}

test('the matrix has a row for every call that asks for a session, and no personal call asks for none (R189)', () => {
  const gated = [...doors]
    .filter(([door, gate]) => GATES.includes(gate) && !isManagement(door))
    .map(([door]) => door)
  expect(Object.keys(MEMBER_CALLS).sort()).toEqual(gated.sort())
  for (const [door, gate] of doors) {
    const [, path = ''] = door.split(' ')
    if (PERSONAL.test(path)) expect([door, GATES.includes(gate)]).toEqual([door, true])
  }
})

type Person = { token: string; id: string; accountId: string }

/** Somebody with a role; `isKnown`: whom the user pool knows. */
const aPerson = async (role: Role = 'member', isKnown = false): Promise<Person> => {
  const tokens = await tokensOf(site, isKnown ? (await registered(site)).sub : undefined)
  const { body } = await login(site, tokens.id)
  await setRole(site.db as unknown as D1Database, body.data.account.id, role, new Date())
  // A session is noted at its first call, which is none of what is looked at.
  expect((await ask(site, 'GET /me', { token: tokens.access })).status).toBe(200)
  return { token: tokens.access, id: tokens.id, accountId: body.data.account.id }
}

const left = await aPerson('member', true)
await makeThings(site, left.token)
expect((await ask(site, 'POST /accounts/leave', { token: left.token })).status).toBe(200)

const owner = await aPerson()
const things = await makeThings(site, owner.token)
const others = await Promise.all(ROLES.map(async (role) => ({ role, person: await aPerson(role) })))

const dump = await accountRows(site)

/** They are asked for with what proves a sign-in. */
const BY_ID_TOKEN = new Set(['POST /accounts/login', 'POST /account-joins'])
const tokenFor = (door: string, { id, token }: Person) => (BY_ID_TOKEN.has(door) ? id : token)

const asking = (door: string, { path, body }: MemberCall) => {
  const [method] = door.split(' ')
  return (whose: typeof things, token?: string) =>
    ask(site, `${method} ${path(whose)}`, { token, ...(body && { body: body(whose) }) })
}

const statusFor = ({ others: expected }: MemberCall, role: Role) =>
  typeof expected === 'number' ? expected : expected[role]

/**
 * Whose owners make a call that changes something: of every fourth outside of a full run, for each needs somebody with
 * things that nobody has changed, and the calls have tests of their own.
 */
const CHANGED = Object.keys(MEMBER_CALLS).filter(
  (door, at) => !door.startsWith('GET ') && (isFullRun || at % 4 === 0),
)

test.each(Object.entries(MEMBER_CALLS))(
  '%s does for its owner alone what it does, whatever the role of others (R53, R189)',
  async (door, row) => {
    const asked = asking(door, row)
    const before = await dump()
    const closed = [
      await asked(things),
      await asked(things, tokenFor(door, left)),
      await asked(things, 'x.y.z'),
    ]
    expect(closed.map(({ status }) => status)).toEqual([401, row.left ?? 401, 401])
    for (const { text } of closed) expect(text).not.toContain(SECRET)
    expect(await dump()).toEqual(before)

    const ownersBefore = await dump(owner.accountId)
    const askers = [...others]
    if (row.endsSession || row.isOfNew)
      for (const [index, { role }] of others.entries())
        askers[index] = { role, person: await aPerson(role, row.endsSession === 'at the pool') }
    const settled = await dump()
    const answersOf = (statuses: (status: number) => boolean) =>
      Promise.all(
        askers
          .filter(({ role }) => statuses(statusFor(row, role)))
          .map(async ({ role, person }) => ({ role, ...(await asked(things, tokenFor(door, person))) })),
      )
    const refused = await answersOf((status) => status !== 200)
    expect(await dump()).toEqual(settled)
    const allowed = await answersOf((status) => status === 200)
    expect(await dump(owner.accountId)).toEqual(ownersBefore)
    expect(refused.length + allowed.length).toBe(ROLES.length)
    for (const { role, status, text } of [...refused, ...allowed])
      expect([role, status, text.includes(SECRET)]).toEqual([role, statusFor(row, role), false])

    // What is only read is read of the owner; what is changed, of somebody new.
    const isReading = door.startsWith('GET ')
    if (!isReading && !CHANGED.includes(door)) return
    const someone = isReading ? owner : await aPerson('member', row.endsSession === 'at the pool')
    const own =
      isReading || row.endsSession ? things : await makeThings(site, someone.token, door.includes('/photos/'))
    if (door.endsWith('/:provider')) await addGoogle(site, someone.token)
    if (row.before) await ask(site, row.before(own), { token: someone.token })
    const { status } = await asked(own, tokenFor(door, someone))
    expect(status).toBe(row.owner ?? 200)
  },
)
