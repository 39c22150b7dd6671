import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { v1 } from '#worker/v1/index.ts'
import type { ManagementCall, Thing } from './management-calls/call.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { isOfWholeKind, kindIn, OF_A_KIND } from './management-calls/kinds.ts'
import { aPerson, type Office, type Person } from './management-calls/office.ts'
import { KIND_OF, LIMITED_ROLES, makeLimitedRoles, OFFICE_ROLES } from './management-calls/roles.ts'
import { registered, sharedSite } from './member-site.ts'
import { ask } from './things.ts'
import { watchRows } from './written-rows.ts'

const site = await sharedSite()

/** The calls and the name of the first of each one's handlers, which is its gate. */
const doors = new Map<string, string>()
for (const { method, path, handler } of v1.routes) {
  const door = `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`
  const [, address = ''] = door.split(' ')
  if (method !== 'ALL' && /^\/manage(\/|$)/.test(address) && !doors.has(door)) doors.set(door, handler.name)
}

test('the matrix has a row for every call below /v1/manage, and each begins with a gate (R189)', () => {
  expect(Object.keys(MANAGEMENT_CALLS).sort()).toEqual([...doors.keys()].sort())
  for (const [door, gate] of doors)
    expect([door, ['allow', 'allowContent', 'manager'].includes(gate)]).toEqual([door, true])
})

const left = await aPerson(site, 'admin', (await registered(site)).sub)
const admin = await aPerson(site, 'admin')
const office: Office = { site, admin }
await ask(site, 'POST /accounts/leave', { token: left.token })
const owner = await aPerson(site, 'contributor')
await makeLimitedRoles(office)
const askers = await Promise.all(OFFICE_ROLES.map((role) => aPerson(site, role)))

const written = await watchRows(site)

test('what is written is seen, so that nothing written by who is refused means something (R189)', async () => {
  await written()
  const body = { id: randomIdentifier() }
  expect((await ask(site, 'POST /manage/spots', { token: owner.token, body })).status).toBe(200)
  expect(await written()).toContain('INSERT manuscripts')
  expect(await written()).toEqual([])
})

const NOTHING: Thing = {}
const made = async ({ make }: ManagementCall, person: Person) => (make ? make(office, person) : NOTHING)

type Call = readonly [door: string, row: ManagementCall]
type Case = {
  door: string
  who: string
  token: string | undefined
  expected: number
  thing: Thing
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
    ([who, token]): Case => ({ door, who, token, expected: 401, thing: theirs }),
  )
  const known = askers.map(async (person): Promise<Case[]> => {
    const { role, token } = person
    const others = row.others[role]
    // Each who is let in gets a thing that nobody has changed yet.
    const [fresh, mine] = await Promise.all([
      others < 300 ? made(row, owner) : theirs,
      row.own ? made(row, person) : NOTHING,
    ])
    return [
      { door, who: role, token, expected: others, thing: fresh },
      ...(row.own ? [{ door, who: `${role}, own`, token, expected: row.own[role], thing: mine }] : []),
    ]
  })
  return [...strangers, ...(await Promise.all(known)).flat()]
}

const answerOf = async ({ door, who, token, thing }: Case): Promise<string> => {
  const [method] = door.split(' ')
  const row = MANAGEMENT_CALLS[door]
  const asked = { token, ...(row?.body && { body: row.body(thing) }) }
  return `${door} ${who}: ${(await ask(site, `${method} ${row?.path(thing)}`, asked)).status}`
}

const AT_ONCE = 24

const answersOf = async (cases: readonly Case[]): Promise<string[]> => {
  const answers: string[] = []
  const rest = [...cases.entries()]
  const walk = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) answers[next[0]] = await answerOf(next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return answers
}
const expectedOf = (cases: readonly Case[]) =>
  cases.map(({ door, who, expected }) => `${door} ${who}: ${expected}`)

const rows = Object.entries(MANAGEMENT_CALLS)

/** The calls that are the same for every kind of content are looked at together. */
const groups = Map.groupBy(
  rows.filter(([door]) => isOfWholeKind(door)),
  ([door]) => door.replace(OF_A_KIND, '{kind}'),
)

test.each([...groups])(
  '%s does what the role of whoever asks allows, and nothing otherwise (R189)',
  async (_call, calls) => {
    const cases = (await Promise.all(calls.map(casesOf))).flat()
    expect(cases.length).toBeGreaterThanOrEqual(calls.length * (OFFICE_ROLES.length + 4))
    const refused = cases.filter(({ expected }) => expected >= 300)
    await written()
    expect(await answersOf(refused)).toEqual(expectedOf(refused))
    expect(await written()).toEqual([])
    const allowed = cases.filter(({ expected }) => expected < 300)
    expect(await answersOf(allowed)).toEqual(expectedOf(allowed))
  },
  60_000,
)

test.each(ALL_CONTENT_KINDS)(
  'every call about a %s goes through the gate of its own kind, before it looks for anything (R189)',
  async (kind) => {
    const { plural } = CONTENT_KINDS[kind]
    const ids = { id: randomIdentifier(), slug: 'none', version: 1, comment: randomIdentifier() }
    const calls = rows.filter(([door]) => kindIn(door) === kind)
    // Somebody who may do everything with another kind.
    const of = LIMITED_ROLES.find((role) => KIND_OF[role] !== kind)
    const stranger = askers.find(({ role }) => role === of)
    const cases = calls.map(([door, row]): Case => {
      const who = stranger?.role ?? 'member'
      return { door, who, token: stranger?.token, expected: row.others[who], thing: ids }
    })
    expect(new Set(cases.map(({ expected }) => expected))).toEqual(new Set([403]))
    await written()
    expect(await answersOf(cases)).toEqual(expectedOf(cases))
    expect(await written()).toEqual([])
    const { text } = await ask(site, `GET /manage/${plural}?limit=3`, { token: admin.token })
    const kinds: string[] = JSON.parse(text).data.manuscripts.list.map((one: { kind: string }) => one.kind)
    expect(new Set(kinds)).toEqual(new Set([kind]))
  },
)
