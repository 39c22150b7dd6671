import fc from 'fast-check'
import { expect, test } from 'vitest'
import { v1 } from '#worker/v1/index.ts'
import { faultOf } from '../fuzz/faults.ts'
import { ADDRESSES, addressOf, callQuery } from '../fuzz/odd-addresses.ts'
import { oddPart } from '../fuzz/odd-texts.ts'
import { batchOf, checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { send } from '../fuzz/send.ts'
import { SEAL_KEYS } from '../sites.ts'
import { aPerson } from './management-calls/office.ts'
import { createMemberFixtures, SECRET } from './member-fixtures.ts'
import { MEDIA_SIGNING_KEY, sharedSite } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()

const owner = await aPerson(site, 'member')
const fixtures = await createMemberFixtures(site, owner.token, false)
const requester = await aPerson(site, 'admin')
const written = await watchRows(site)

const RULES = {
  hidden: [SECRET, MEDIA_SIGNING_KEY, ...SEAL_KEYS.split(','), owner.token],
  elsewhere: [site.identity],
}

/** The only table that reading requests may write, besides missing addresses. */
const SPENT = 'used_login_states'

const faults = async (paths: readonly string[], headers: Record<string, string> = {}) => {
  const found = await Promise.all(
    paths.map(async (path) => {
      const fault = faultOf(site.url, path, await send(site.url, { path, headers }), RULES)
      return fault && [path, fault]
    }),
  )
  return found.filter(Boolean)
}

test.each(Object.entries(ADDRESSES))(
  'any request below %s is answered by a document, a file or a refusal, and writes nothing (R31, R57, R62)',
  async (_, arbitrary: fc.Arbitrary<string[]>) => {
    await written()
    await checkProperty(12, batchOf(arbitrary.map(addressOf)), async (paths) => {
      expect(await faults(paths)).toEqual([])
    })
    expect((await written()).filter((what) => !what.endsWith(SPENT))).toEqual([])
  },
  FUZZ_TIMEOUT,
)

/** The status of the one is the health of the site, where no scheduled job runs; the other is the description of the API. */
const WITHOUT_ENVELOPE = ['/health', '/openapi.json']

/** The reading calls of `/v1` with their parameters. */
const READS = [
  ...new Set(
    v1.routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replaceAll(/\{[^}]*\}/g, '')),
  ),
].filter((path) => !WITHOUT_ENVELOPE.includes(path))

const OWN = [fixtures.guide, fixtures.section, fixtures.activity, fixtures.action, fixtures.spot]

const filled = (path: string, parts: readonly string[]): string => {
  let at = 0
  return path.replaceAll(/:\w+|\*/g, () => parts[at++ % parts.length]?.replaceAll('/', '%2f') ?? '')
}

const reading = fc
  .tuple(
    fc.constantFrom(...READS),
    fc.array(fc.oneof(oddPart, fc.constantFrom(...OWN, 'spots', 'kinosaki-onsen')), {
      minLength: 1,
      maxLength: 3,
    }),
    callQuery,
  )
  .map(([path, parts, query]) => addressOf([`/v1${filled(path, parts)}`, query]))

test.each([
  ['nobody', {}],
  ['somebody else with all rights', { authorization: `Bearer ${requester.token}` }],
] as const)(
  'every reading call by %s answers in the envelope, reveals nothing of another member and writes nothing (R50, R53)',
  async (_, headers) => {
    expect(READS.length).toBeGreaterThan(60)
    await written()
    await checkProperty(50, batchOf(reading), async (paths) => {
      expect(await faults(paths, headers)).toEqual([])
    })
    expect((await written()).filter((what) => !what.endsWith(SPENT))).toEqual([])
  },
  FUZZ_TIMEOUT,
)
