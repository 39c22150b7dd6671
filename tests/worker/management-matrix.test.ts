import { afterAll, expect, test } from 'vitest'
import { PEOPLE, subOf } from '#identity/people.ts'
import { v1 } from '#worker/v1/index.ts'
import type { ManagementCall, Thing } from './management-calls/call.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { aPerson, type Office, officeRows, type Person } from './management-calls/office.ts'
import { ROLES } from './member-calls.ts'
import { serveMemberSite } from './member-site.ts'
import { ask } from './things.ts'
import { startUserPool } from './user-pool.ts'

const pool = await startUserPool()
const site = await serveMemberSite('management-matrix', { USER_POOL_ENDPOINT: pool.endpoint })
pool.target = `${site.identity}/`
afterAll(async () => {
  await site.stop()
  pool.stop()
})

/** The calls and the name of the first of each one's handlers, which is its gate. */
const doors = new Map<string, string>()
for (const { method, path, handler } of v1.routes) {
  const door = `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`
  const [, address = ''] = door.split(' ')
  if (method !== 'ALL' && /^\/manage(\/|$)/.test(address) && !doors.has(door)) doors.set(door, handler.name)
}

test('the matrix has a row for every call below /v1/manage, and each begins with a gate (R189)', () => {
  expect(Object.keys(MANAGEMENT_CALLS).sort()).toEqual([...doors.keys()].sort())
  for (const [door, gate] of doors) expect([door, ['allow', 'manager'].includes(gate)]).toEqual([door, true])
})

const known = PEOPLE.find(({ federated }) => !federated)
if (!known) throw new Error('the pool knows somebody')
const left = await aPerson(site, 'admin', subOf(known))
const admin = await aPerson(site, 'admin')
const office: Office = { site, admin }
await ask(site, 'POST /accounts/leave', { token: left.token })
const owner = await aPerson(site, 'contributor')
const askers = await Promise.all(ROLES.map((role) => aPerson(site, role)))

const rows = await officeRows(site)

const NOTHING: Thing = {}
const made = async ({ make }: ManagementCall, person: Person) => (make ? make(office, person) : NOTHING)

const asking =
  (door: string, { path, body }: ManagementCall) =>
  async (thing: Thing, token?: string) => {
    const [method] = door.split(' ')
    const asked = { token, ...(body && { body: body(thing) }) }
    return (await ask(site, `${method} ${path(thing)}`, asked)).status
  }

test.each(Object.entries(MANAGEMENT_CALLS))(
  '%s does what the role of whoever asks allows, and nothing otherwise (R189)',
  async (door, row) => {
    const asked = asking(door, row)
    const theirs = await made(row, owner)
    const mine = await Promise.all(askers.map((person) => (row.own ? made(row, person) : NOTHING)))
    /** Everybody whose answer is of this sort, and what each gets for their own and for others' things. */
    const answers = (isOfSort: (status: number) => boolean, thing: () => Thing | Promise<Thing>) =>
      Promise.all(
        askers.flatMap(({ role, token }, index) => {
          const { own, others } = row
          const cases = [
            { whose: 'others', status: others[role], of: thing },
            ...(own ? [{ whose: 'own', status: own[role], of: () => mine[index] ?? NOTHING }] : []),
          ]
          return cases
            .filter(({ status }) => isOfSort(status))
            .map(async ({ whose, status, of }) => ({
              expected: [role, whose, status],
              got: [role, whose, await asked(await of(), token)],
            }))
        }),
      )
    const before = await rows()
    const strangers = [undefined, left.token, 'x.y.z', `${admin.token}x`]
    expect(await Promise.all(strangers.map((token) => asked(theirs, token)))).toEqual([401, 401, 401, 401])
    const refused = await answers(
      (status) => status >= 300,
      () => theirs,
    )
    expect(refused.map(({ got }) => got)).toEqual(refused.map(({ expected }) => expected))
    expect(await rows()).toEqual(before)
    const allowed = await answers(
      (status) => status < 300,
      () => made(row, owner),
    )
    expect(allowed.map(({ got }) => got)).toEqual(allowed.map(({ expected }) => expected))
    expect(refused.length + allowed.length).toBe(ROLES.length * (row.own ? 2 : 1))
  },
  60_000,
)
