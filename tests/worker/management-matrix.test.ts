import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { v1 } from '#worker/v1/index.ts'
import type { Fixture, ManagementCall } from './management-calls/call.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { isOfWholeKind, kindIn, OF_A_KIND } from './management-calls/kinds.ts'
import { aPerson, makeLimitedRoles, type Office, type Person } from './management-calls/office.ts'
import { KIND_OF, LIMITED_ROLES, OFFICE_ROLES } from './management-calls/roles.ts'
import { request } from './member-fixtures.ts'
import { registered, sharedSite } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()

/** The calls and the name of the first handler of each, which is its guard. */
const endpoints = new Map<string, string>()
for (const { method, path, handler } of v1.routes) {
  const endpoint = `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`
  const [, address = ''] = endpoint.split(' ')
  if (method !== 'ALL' && /^\/manage(\/|$)/.test(address) && !endpoints.has(endpoint))
    endpoints.set(endpoint, handler.name)
}

test('the matrix has a row for every call below /v1/manage, and each begins with a gate (R189)', () => {
  expect(Object.keys(MANAGEMENT_CALLS).sort()).toEqual([...endpoints.keys()].sort())
  for (const [endpoint, gate] of endpoints)
    expect([endpoint, ['allow', 'allowContent', 'manager'].includes(gate)]).toEqual([endpoint, true])
})

const left = await aPerson(site, 'admin', (await registered(site)).sub)
const admin = await aPerson(site, 'admin')
const office: Office = { site, admin }
await request(site, 'POST /accounts/leave', { token: left.token })
const owner = await aPerson(site, 'contributor')
await makeLimitedRoles(office)
const callers = await Promise.all(OFFICE_ROLES.map((role) => aPerson(site, role)))

const written = await watchRows(site)

test('control: written rows are detected, so that none by a refused call is significant (R189)', async () => {
  await written()
  const body = { id: randomIdentifier() }
  expect((await request(site, 'POST /manage/spots', { token: owner.token, body })).status).toBe(200)
  expect(await written()).toContain('INSERT manuscripts')
  expect(await written()).toEqual([])
})

const NOTHING: Fixture = {}
const made = async ({ make }: ManagementCall, person: Person) => (make ? make(office, person) : NOTHING)

type Call = readonly [endpoint: string, row: ManagementCall]
type Case = {
  endpoint: string
  who: string
  token: string | undefined
  expected: number
  fixture: Fixture
}

const STRANGERS = {
  nobody: undefined,
  'who left': left.token,
  'a bad token': 'x.y.z',
  'a false one': `${admin.token}x`,
}

/** Every caller of a call, with a fixture of their own and of others, and the expected status. */
const casesOf = async ([endpoint, row]: Call): Promise<Case[]> => {
  const theirs = await made(row, owner)
  const strangers = Object.entries(STRANGERS).map(
    ([who, token]): Case => ({ endpoint, who, token, expected: 401, fixture: theirs }),
  )
  const perCaller = callers.map(async (person): Promise<Case[]> => {
    const { role, token } = person
    const others = row.others[role]
    // Each permitted caller gets a fixture that was not changed yet.
    const [fresh, mine] = await Promise.all([
      others < 300 ? made(row, owner) : theirs,
      row.own ? made(row, person) : NOTHING,
    ])
    return [
      { endpoint, who: role, token, expected: others, fixture: fresh },
      ...(row.own ? [{ endpoint, who: `${role}, own`, token, expected: row.own[role], fixture: mine }] : []),
    ]
  })
  return [...strangers, ...(await Promise.all(perCaller)).flat()]
}

const answerOf = async ({ endpoint, who, token, fixture }: Case): Promise<string> => {
  const [method] = endpoint.split(' ')
  const row = MANAGEMENT_CALLS[endpoint]
  const options = { token, ...(row?.body && { body: row.body(fixture) }) }
  return `${endpoint} ${who}: ${(await request(site, `${method} ${row?.path(fixture)}`, options)).status}`
}

const CONCURRENCY = 24

const answersOf = async (cases: readonly Case[]): Promise<string[]> => {
  const answers: string[] = []
  const rest = [...cases.entries()]
  const walk = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) answers[next[0]] = await answerOf(next[1])
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, walk))
  return answers
}
const expectedOf = (cases: readonly Case[]) =>
  cases.map(({ endpoint, who, expected }) => `${endpoint} ${who}: ${expected}`)

const rows = Object.entries(MANAGEMENT_CALLS)

/** Calls that are the same for every kind of content are tested together. */
const groups = Map.groupBy(
  rows.filter(([endpoint]) => isOfWholeKind(endpoint)),
  ([endpoint]) => endpoint.replace(OF_A_KIND, '{kind}'),
)

test.each([...groups])(
  '%s does what the caller’s role allows, and nothing otherwise (R189)',
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
  'every call about a %s is guarded for its own kind, before any lookup (R189)',
  async (kind) => {
    const { plural } = CONTENT_KINDS[kind]
    const ids = { id: randomIdentifier(), slug: 'none', version: 1, comment: randomIdentifier() }
    const calls = rows.filter(([endpoint]) => kindIn(endpoint) === kind)
    // A person with all permissions for another kind.
    const of = LIMITED_ROLES.find((role) => KIND_OF[role] !== kind)
    const stranger = callers.find(({ role }) => role === of)
    const cases = calls.map(([endpoint, row]): Case => {
      const who = stranger?.role ?? 'member'
      return { endpoint, who, token: stranger?.token, expected: row.others[who], fixture: ids }
    })
    expect(new Set(cases.map(({ expected }) => expected))).toEqual(new Set([403]))
    await written()
    expect(await answersOf(cases)).toEqual(expectedOf(cases))
    expect(await written()).toEqual([])
    const { text } = await request(site, `GET /manage/${plural}?limit=3`, { token: admin.token })
    const kinds: string[] = JSON.parse(text).data.manuscripts.list.map((one: { kind: string }) => one.kind)
    expect(new Set(kinds)).toEqual(new Set([kind]))
  },
)
