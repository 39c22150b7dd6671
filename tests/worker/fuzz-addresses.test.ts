import fc from 'fast-check'
import { expect, test } from 'vitest'
import { v1 } from '#worker/v1/index.ts'
import { send } from '../fuzz/asked.ts'
import { faultOf } from '../fuzz/faults.ts'
import { ADDRESSES, addressOf, callQuery } from '../fuzz/odd-addresses.ts'
import { oddPart } from '../fuzz/odd-texts.ts'
import { batchOf, FUZZ_TIMEOUT, holds } from '../fuzz/runs.ts'
import { aPerson } from './management-calls/office.ts'
import { MEDIA_SIGNING_KEY, SEAL_KEYS, sharedSite } from './member-site.ts'
import { makeThings, SECRET } from './things.ts'
import { watchRows } from './written-rows.ts'

const site = await sharedSite()

const owner = await aPerson(site, 'member')
const things = await makeThings(site, owner.token, false)
const asker = await aPerson(site, 'admin')
const written = await watchRows(site)

const RULES = {
  hidden: [SECRET, MEDIA_SIGNING_KEY, ...SEAL_KEYS.split(','), owner.token],
  elsewhere: [site.identity],
}

/** All that a visitor's reading may write, but for addresses that nobody has. */
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
  'whatever is asked for below %s is answered by a document, a file or a refusal of ours, and writes nothing (R31, R57, R62)',
  async (_, arbitrary: fc.Arbitrary<string[]>) => {
    await written()
    await holds(12, batchOf(arbitrary.map(addressOf)), async (paths) => {
      expect(await faults(paths)).toEqual([])
    })
    expect((await written()).filter((what) => !what.endsWith(SPENT))).toEqual([])
  },
  FUZZ_TIMEOUT,
)

/** Tells by its status how the site does, and no clock goes here. */
const HEALTH = '/health'

/** The reading calls of `/v1` with the names of their places. */
const READS = [
  ...new Set(
    v1.routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replaceAll(/\{[^}]*\}/g, '')),
  ),
].filter((path) => path !== HEALTH)

const OWN = [things.guide, things.section, things.activity, things.action, things.spot]

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
  ['somebody else with all rights', { authorization: `Bearer ${asker.token}` }],
] as const)(
  'every reading call asked by %s answers in the envelope, tells nothing of another member and writes nothing (R50, R53)',
  async (_, headers) => {
    expect(READS.length).toBeGreaterThan(60)
    await written()
    await holds(50, batchOf(reading), async (paths) => {
      expect(await faults(paths, headers)).toEqual([])
    })
    expect((await written()).filter((what) => !what.endsWith(SPENT))).toEqual([])
  },
  FUZZ_TIMEOUT,
)
