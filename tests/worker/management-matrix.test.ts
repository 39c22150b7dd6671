import { afterAll, expect, test } from 'vitest'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
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

type Call = readonly [door: string, row: ManagementCall]
type Case = {
  door: string
  who: string
  token: string | undefined
  expected: number
  of: () => Thing | Promise<Thing>
}

const STRANGERS = {
  nobody: undefined,
  'who left': left.token,
  'a bad token': 'x.y.z',
  'a false one': `${admin.token}x`,
}

/** Whoever can ask a call, for a thing of their own and of somebody else's, and what they are to get. */
const casesOf = async ([door, row]: Call): Promise<Case[]> => {
  const theirs = await made(row, owner)
  const strangers = Object.entries(STRANGERS).map(
    ([who, token]): Case => ({ door, who, token, expected: 401, of: () => theirs }),
  )
  const known = askers.map(async (person): Promise<Case[]> => {
    const { role, token } = person
    const mine = row.own ? await made(row, person) : NOTHING
    const others = row.others[role]
    return [
      // Each who is let in gets a thing that nobody has changed yet.
      { door, who: role, token, expected: others, of: () => (others < 300 ? made(row, owner) : theirs) },
      ...(row.own ? [{ door, who: `${role}, own`, token, expected: row.own[role], of: () => mine }] : []),
    ]
  })
  return [...strangers, ...(await Promise.all(known)).flat()]
}

const answerOf = async ({ door, who, token, of }: Case): Promise<string> => {
  const [method] = door.split(' ')
  const row = MANAGEMENT_CALLS[door]
  const thing = await of()
  const asked = { token, ...(row?.body && { body: row.body(thing) }) }
  return `${door} ${who}: ${(await ask(site, `${method} ${row?.path(thing)}`, asked)).status}`
}

const AT_ONCE = 24

const answersOf = async (cases: readonly Case[], atOnce = AT_ONCE): Promise<string[]> => {
  const answers: string[] = []
  for (let at = 0; at < cases.length; at += atOnce)
    answers.push(...(await Promise.all(cases.slice(at, at + atOnce).map(answerOf))))
  return answers
}
const expectedOf = (cases: readonly Case[]) =>
  cases.map(({ door, who, expected }) => `${door} ${who}: ${expected}`)

const PLURALS = Object.values(CONTENT_KINDS).map(({ plural }) => plural)
const OF_A_KIND = new RegExp(`(?<= /manage/)(${PLURALS.join('|')})(?=/|$)`)

/** The calls that are the same for every kind of content are looked at together. */
const groups = Map.groupBy(Object.entries(MANAGEMENT_CALLS), ([door]) => door.replace(OF_A_KIND, '{kind}'))

test.each([...groups])(
  '%s does what the role of whoever asks allows, and nothing otherwise (R189)',
  async (_call, calls) => {
    const cases = (await Promise.all(calls.map(casesOf))).flat()
    expect(cases.length).toBeGreaterThanOrEqual(calls.length * (ROLES.length + 4))
    const refused = cases.filter(({ expected }) => expected >= 300)
    const before = await rows()
    expect(await answersOf(refused)).toEqual(expectedOf(refused))
    expect(await rows()).toEqual(before)
    const allowed = cases.filter(({ expected }) => expected < 300)
    // Of what is there only once, such as the picks of a prefecture, one at a time is changed.
    expect(await answersOf(allowed, calls.length > 1 ? AT_ONCE : 1)).toEqual(expectedOf(allowed))
  },
  60_000,
)
