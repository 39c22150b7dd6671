import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { FORMS, type Prepared, sendAs, sendMutated, whole } from '../fuzz/calls-with-bodies.ts'
import { faultOf } from '../fuzz/faults.ts'
import { halvedBodies, mutation, nestedBodies, variant } from '../fuzz/odd-bodies.ts'
import { batchOf, checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { SEAL_KEYS } from '../sites.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { aPerson, type Office, type Person } from './management-calls/office.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { createMemberFixtures } from './member-fixtures.ts'
import { serveMemberSite, tokensOf } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await serveMemberSite('fuzz-bodies', { COUNT_ROWS_READ: 'false' })
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }
const owner = await aPerson(site, 'member')
const theirs = await createMemberFixtures(site, owner.token, false)
const written = await watchRows(site)

const RULES = {
  hidden: [
    ...SEAL_KEYS.split(','),
    owner.token,
    theirs.guide,
    theirs.section,
    theirs.activity,
    theirs.action,
  ],
}

type Endpoint = { endpoint: string; canBeUnavailable: boolean; prepare: () => Promise<Prepared> }

const PLURAL =
  /^(\w+) \/manage\/(activities|campaigns|features|gifts|goods|hotels|products|restaurants|series|sponsored-pages|themes)(?=\/|$)/
const READS = /^(GET|HEAD) /
/** It closes the site for all other tests: tested on a site of its own (fuzz-switches.full.test.ts). */
const CLOSES = /^PUT \/manage\/switches$/
/** Uploads have a test of their own. */
const PICTURES = /\/photos\/:photoId$|^POST \/manage\/media$/

/** Endpoints that are the same for every kind of content are tested for two kinds: the code is one. */
const managed: Endpoint[] = Object.entries(MANAGEMENT_CALLS)
  .filter(
    ([endpoint]) =>
      !READS.test(endpoint) && !PLURAL.test(endpoint) && !PICTURES.test(endpoint) && !CLOSES.test(endpoint),
  )
  .map(([endpoint, row]) => ({
    endpoint,
    canBeUnavailable: false,
    prepare: async () => {
      const fixture = (await row.make?.(office, office.admin)) ?? {}
      return {
        path: row.path(fixture),
        token: office.admin.token,
        body: whole(endpoint, row.body?.(fixture)),
      }
    },
  }))

const aMember = (): Promise<Person> => aPerson(site, 'member')
const requester = await aMember()
const own = await createMemberFixtures(site, requester.token, false)

const ofMembers: Endpoint[] = Object.entries(MEMBER_CALLS)
  .filter(([endpoint]) => !READS.test(endpoint) && !PICTURES.test(endpoint))
  .map(([endpoint, row]) => ({
    endpoint,
    // The user pool of this test has no users, and cannot end a session or delete a user.
    canBeUnavailable: row.endsSession === 'at the pool',
    prepare: async () => {
      // A call that ends its session or the account gets a new member.
      const { token } = row.endsSession ? await aMember() : requester
      return { path: row.path(own), token, body: whole(endpoint, row.body?.(own)) }
    },
  }))

/** Calls without a session: of browsers by themselves, and of readers. */
const ofAnyone: Endpoint[] = Object.entries({
  'POST /observations': {},
  'POST /reports': { kind: 'spot', slug: 'kanazawa-kenrokuen', text: '開園の時刻がちがいます。' },
}).map(([endpoint, body]) => ({
  endpoint,
  canBeUnavailable: false,
  prepare: async () => ({ path: endpoint.replace('POST ', ''), token: '', body: whole(endpoint, body) }),
}))

const endpoints = [...managed, ...ofMembers, ...ofAnyone]

test('every call with a body is tested, with its schema (R50)', () => {
  const named = new Set(endpoints.map(({ endpoint }) => endpoint))
  const missing = [...FORMS.keys()].filter(
    (endpoint) =>
      !named.has(endpoint) && !PLURAL.test(endpoint) && !READS.test(endpoint) && !CLOSES.test(endpoint),
  )
  expect(missing).toEqual([])
  expect(endpoints.length).toBeGreaterThan(80)
})

test.each(endpoints)(
  '$endpoint: any body is answered in the envelope, and a refusal changes nothing (R50, R52)',
  async ({ endpoint, canBeUnavailable, prepare }) => {
    await checkProperty(2, batchOf(fc.tuple(mutation, variant), 8), async (batch) => {
      const prepared = await prepare()
      await written()
      const answers = await Promise.all(batch.map((how) => sendMutated(site.url, endpoint, prepared, how)))
      const rules = { ...RULES, canBeUnavailable }
      const faults = answers.map((answer) => faultOf(site.url, `/v1${prepared.path}`, answer, rules))
      expect(faults.filter(Boolean)).toEqual([])
      if (answers.every(({ status }) => status >= 400)) expect(await written()).toEqual([])
    })
  },
  FUZZ_TIMEOUT,
)

/** Calls that read their body. */
const reading = endpoints.filter(({ endpoint }) => FORMS.has(endpoint))
/** Signing in and joining accounts require the ID token. */
const BY_ID_TOKEN = /^POST \/(accounts\/login|account-joins)$/
const AS_JSON = { type: 'application/json', pieces: 0, encoding: null }

test.each(reading)(
  '$endpoint: more than 32 levels and unpaired surrogates are refused in Japanese and change nothing (R50, R52)',
  async ({ endpoint, prepare }) => {
    const token = BY_ID_TOKEN.test(endpoint) ? (await tokensOf(site)).id : null
    const prepared = { ...(await prepare()), ...(token && { token }) }
    await written()
    const statusesOf = async (bodies: readonly string[], message: string) => {
      const answers = await Promise.all(
        bodies.map((raw) => sendAs(site.url, endpoint, prepared, raw, AS_JSON)),
      )
      for (const answer of answers) expect(faultOf(site.url, `/v1${prepared.path}`, answer)).toBeNull()
      return [...new Set(answers.map(({ status, text }) => [status, text.includes(message)].join()))]
    }
    const deep = [33, 40, 200].flatMap((levels) => nestedBodies(prepared.body, levels))
    expect(await statusesOf(deep, '32段')).toEqual(['400,true'])
    expect(await statusesOf(nestedBodies(prepared.body, 32), '32段')).not.toContain('400,true')
    expect(await statusesOf(halvedBodies(prepared.body), '壊れた文字')).toEqual(['422,true'])
    expect(await written()).toEqual([])
  },
)
