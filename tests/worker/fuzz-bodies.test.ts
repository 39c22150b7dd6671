import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { isFullRun } from '../full-run.ts'
import { FORMS, type Prepared, sendAs, sendMutated, whole } from '../fuzz/calls-with-bodies.ts'
import { faultOf } from '../fuzz/faults.ts'
import { halvedBodies, manner, mutation, nestedBodies } from '../fuzz/odd-bodies.ts'
import { batchOf, FUZZ_TIMEOUT, holds } from '../fuzz/runs.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { aPerson, type Office, type Person } from './management-calls/office.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { SEAL_KEYS, serveMemberSite, tokensOf } from './member-site.ts'
import { makeThings } from './things.ts'
import { watchRows } from './written-rows.ts'

const site = await serveMemberSite('fuzz-bodies', { COUNT_ROWS_READ: 'false' })
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }
const owner = await aPerson(site, 'member')
const theirs = await makeThings(site, owner.token, false)
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

type Door = { door: string; mayBeUnavailable: boolean; prepare: () => Promise<Prepared> }

const PLURAL =
  /^(\w+) \/manage\/(activities|campaigns|features|gifts|goods|hotels|products|restaurants|sponsored-pages)(?=\/|$)/
const READS = /^(GET|HEAD) /
/** What it takes closes the site to all the others here: a site of its own is asked (fuzz-switches.test.ts). */
const CLOSES = /^PUT \/manage\/switches$/
/** Pictures are sent by a test of their own. */
const PICTURES = /\/photos\/:photoId$|^POST \/manage\/media$/

/** Of what is the same for every kind of content, two kinds stand for all: the code is one. */
const managed: Door[] = Object.entries(MANAGEMENT_CALLS)
  .filter(([door]) => !READS.test(door) && !PLURAL.test(door) && !PICTURES.test(door) && !CLOSES.test(door))
  .map(([door, row]) => ({
    door,
    mayBeUnavailable: false,
    prepare: async () => {
      const thing = (await row.make?.(office, office.admin)) ?? {}
      return { path: row.path(thing), token: office.admin.token, body: whole(door, row.body?.(thing)) }
    },
  }))

const aMember = (): Promise<Person> => aPerson(site, 'member')
const asker = await aMember()
const own = await makeThings(site, asker.token, false)

const ofMembers: Door[] = Object.entries(MEMBER_CALLS)
  .filter(([door]) => !READS.test(door) && !PICTURES.test(door))
  .map(([door, row]) => ({
    door,
    // The user pool of this test knows nobody, and cannot end a session or forget a user.
    mayBeUnavailable: row.endsSession === 'at the pool',
    prepare: async () => {
      // Whoever ends their session, or leaves, is somebody who asks for nothing else.
      const { token } = row.endsSession ? await aMember() : asker
      return { path: row.path(own), token, body: whole(door, row.body?.(own)) }
    },
  }))

/** What a browser tells by itself. */
const ofBrowsers: Door[] = ['POST /observations'].map((door) => ({
  door,
  mayBeUnavailable: false,
  prepare: async () => ({ path: '/observations', token: '', body: whole(door, {}) }),
}))

const doors = [...managed, ...ofMembers, ...ofBrowsers]

test('every call with a body is among the doors, with its form (R50)', () => {
  const named = new Set(doors.map(({ door }) => door))
  const missing = [...FORMS.keys()].filter(
    (door) => !named.has(door) && !PLURAL.test(door) && !READS.test(door) && !CLOSES.test(door),
  )
  expect(missing).toEqual([])
  expect(doors.length).toBeGreaterThan(80)
})

test.each(doors)(
  '$door: whatever body it is sent, it answers in the envelope, and who is refused has changed nothing (R50, R52)',
  async ({ door, mayBeUnavailable, prepare }) => {
    await holds(2, batchOf(fc.tuple(mutation, manner), isFullRun ? 8 : 4), async (batch) => {
      const prepared = await prepare()
      await written()
      const answers = await Promise.all(batch.map((how) => sendMutated(site.url, door, prepared, how)))
      const rules = { ...RULES, mayBeUnavailable }
      const faults = answers.map((answer) => faultOf(site.url, `/v1${prepared.path}`, answer, rules))
      expect(faults.filter(Boolean)).toEqual([])
      if (answers.every(({ status }) => status >= 400)) expect(await written()).toEqual([])
    })
  },
  FUZZ_TIMEOUT,
)

/** Calls that read their body; others never look at it. All read it by the same code: outside of a full run some stand for all. */
const reading = doors.filter(({ door }) => FORMS.has(door)).filter((_, at) => isFullRun || at % 6 === 0)
/** Who signs in, and who joins two accounts, says so with the other token. */
const BY_ID_TOKEN = /^POST \/(accounts\/login|account-joins)$/
const AS_JSON = { type: 'application/json', pieces: 0, encoding: null }

test.each(reading)(
  '$door: more than 32 levels, and half a surrogate pair anywhere, are refused in Japanese and change nothing (R50, R52)',
  async ({ door, prepare }) => {
    const token = BY_ID_TOKEN.test(door) ? (await tokensOf(site)).id : null
    const prepared = { ...(await prepare()), ...(token && { token }) }
    await written()
    const statusesOf = async (bodies: readonly string[], words: string) => {
      const answers = await Promise.all(bodies.map((raw) => sendAs(site.url, door, prepared, raw, AS_JSON)))
      for (const answer of answers) expect(faultOf(site.url, `/v1${prepared.path}`, answer)).toBeNull()
      return [...new Set(answers.map(({ status, text }) => [status, text.includes(words)].join()))]
    }
    const deep = [33, 40, 200].flatMap((levels) => nestedBodies(prepared.body, levels))
    expect(await statusesOf(deep, '32段')).toEqual(['400,true'])
    expect(await statusesOf(nestedBodies(prepared.body, 32), '32段')).not.toContain('400,true')
    expect(await statusesOf(halvedBodies(prepared.body), '壊れた文字')).toEqual(['422,true'])
    expect(await written()).toEqual([])
  },
)
