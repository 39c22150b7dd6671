import { expect, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { isFullRun } from '../full-run.ts'
import { accountRows } from './account-rows.ts'
import { MEMBER_CALLS, type MemberCall, ROLES, type Role } from './member-calls.ts'
import { addGoogle, createMemberFixtures, request, SECRET } from './member-fixtures.ts'
import { login, registered, sharedSite, tokensOf } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()

const GATES = ['allow', 'allowContent', 'member', 'manager', 'signingIn']
/** Endpoints whose data belongs to a person or is for staff. */
const PERSONAL = /^\/(me|travel|accounts|account-auth-integrations|manage)(\/|$)/
/** They have a matrix of their own (management-matrix.test.ts). */
const isManagement = (endpoint: string) => / \/manage(\/|$)/.test(endpoint)

const endpoints = new Map<string, string>()
for (const { method, path, handler } of v1.routes) {
  const endpoint = `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`
  // The guard is the first handler of a route.
  if (method !== 'ALL' && !endpoints.has(endpoint)) endpoints.set(endpoint, handler.name)
}

test('the matrix has a row for every call that requires a session, and every personal call requires one (R189)', () => {
  const gated = [...endpoints]
    .filter(([endpoint, gate]) => GATES.includes(gate) && !isManagement(endpoint))
    .map(([endpoint]) => endpoint)
  expect(Object.keys(MEMBER_CALLS).sort()).toEqual(gated.sort())
  for (const [endpoint, gate] of endpoints) {
    const [, path = ''] = endpoint.split(' ')
    if (PERSONAL.test(path)) expect([endpoint, GATES.includes(gate)]).toEqual([endpoint, true])
  }
})

type Person = { token: string; id: string; accountId: string }

/** A person with a role; `isInPool`: whether the user pool has this user. */
const aPerson = async (role: Role = 'member', isInPool = false): Promise<Person> => {
  const tokens = await tokensOf(site, isInPool ? (await registered(site)).sub : undefined)
  const { body } = await login(site, tokens.id)
  await setRole(site.db as unknown as D1Database, body.data.account.id, role, new Date())
  // The first call of a session writes a row for it, which is not under test.
  expect((await request(site, 'GET /me', { token: tokens.access })).status).toBe(200)
  return { token: tokens.access, id: tokens.id, accountId: body.data.account.id }
}

const left = await aPerson('member', true)
await createMemberFixtures(site, left.token)
expect((await request(site, 'POST /accounts/leave', { token: left.token })).status).toBe(200)

const owner = await aPerson()
const fixtures = await createMemberFixtures(site, owner.token)
const others = await Promise.all(ROLES.map(async (role) => ({ role, person: await aPerson(role) })))

const rowsOf = await accountRows(site)
const written = await watchRows(site)

/** These require an ID token. */
const BY_ID_TOKEN = new Set(['POST /accounts/login', 'POST /account-joins'])
const tokenFor = (endpoint: string, { id, token }: Person) => (BY_ID_TOKEN.has(endpoint) ? id : token)

const requestOf = (endpoint: string, { path, body }: MemberCall) => {
  const [method] = endpoint.split(' ')
  return (whose: typeof fixtures, token?: string) =>
    request(site, `${method} ${path(whose)}`, { token, ...(body && { body: body(whose) }) })
}

const statusFor = ({ others: expected }: MemberCall, role: Role) =>
  typeof expected === 'number' ? expected : expected[role]

/**
 * Calls of owners that change data: outside of a full run every fourth, because each needs a new member with fixtures
 * of their own, and the calls have tests of their own.
 */
const CHANGED = Object.keys(MEMBER_CALLS).filter(
  (endpoint, at) => !endpoint.startsWith('GET ') && (isFullRun || at % 4 === 0),
)

test.each(Object.entries(MEMBER_CALLS))(
  '%s works for its owner only, whatever the role of others (R53, R189)',
  async (endpoint, row) => {
    const requested = requestOf(endpoint, row)
    await written()
    const closed = [
      await requested(fixtures),
      await requested(fixtures, tokenFor(endpoint, left)),
      await requested(fixtures, 'x.y.z'),
    ]
    expect(closed.map(({ status }) => status)).toEqual([401, row.left ?? 401, 401])
    for (const { text } of closed) expect(text).not.toContain(SECRET)
    expect(await written()).toEqual([])

    const ownersBefore = await rowsOf(owner.accountId)
    const callers = [...others]
    if (row.endsSession || row.isOfNew)
      for (const [index, { role }] of others.entries())
        callers[index] = { role, person: await aPerson(role, row.endsSession === 'at the pool') }
    await written()
    const answersOf = (statuses: (status: number) => boolean) =>
      Promise.all(
        callers
          .filter(({ role }) => statuses(statusFor(row, role)))
          .map(async ({ role, person }) => ({
            role,
            ...(await requested(fixtures, tokenFor(endpoint, person))),
          })),
      )
    const refused = await answersOf((status) => status !== 200)
    expect(await written()).toEqual([])
    const allowed = await answersOf((status) => status === 200)
    expect(await rowsOf(owner.accountId)).toEqual(ownersBefore)
    expect(refused.length + allowed.length).toBe(ROLES.length)
    for (const { role, status, text } of [...refused, ...allowed])
      expect([role, status, text.includes(SECRET)]).toEqual([role, statusFor(row, role), false])

    // Reading calls use the owner's data; writing calls a new member's.
    const isReading = endpoint.startsWith('GET ')
    if (!isReading && !CHANGED.includes(endpoint)) return
    const someone = isReading ? owner : await aPerson('member', row.endsSession === 'at the pool')
    const own =
      isReading || row.endsSession
        ? fixtures
        : await createMemberFixtures(site, someone.token, endpoint.includes('/photos/'))
    if (endpoint.endsWith('/:provider')) await addGoogle(site, someone.token)
    if (row.before) await request(site, row.before(own), { token: someone.token })
    const { status } = await requested(own, tokenFor(endpoint, someone))
    expect(status).toBe(row.owner ?? 200)
  },
)
