import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ALL_OPEN, SwitchState } from '#domain/site/switches.ts'
import { sendMutated } from '../fuzz/calls-with-bodies.ts'
import { faultOf } from '../fuzz/faults.ts'
import { manner, mutation } from '../fuzz/odd-bodies.ts'
import { batchOf, FUZZ_TIMEOUT, holds } from '../fuzz/runs.ts'
import { aPerson, asAdmin } from './management-calls/office.ts'
import { call, SEAL_KEYS, serveMemberSite } from './member-site.ts'
import { switchTo } from './standstill.ts'
import { watchRows } from './written-rows.ts'

// A site of its own: what this call takes closes it to everything else.

const site = await serveMemberSite('fuzz-switches', { COUNT_ROWS_READ: 'false' })
afterAll(site.stop)
const admin = await aPerson(site, 'admin')
const office = { site, admin }
const written = await watchRows(site)

const DOOR = 'PUT /manage/switches'
const RULES = { hidden: [...SEAL_KEYS.split(','), admin.token] }
const stateNow = async () => SwitchState.parse((await asAdmin(office, 'GET /manage/switches')).state)

test(
  'whatever the switches are sent, who is refused has switched nothing, and whoever closed the site can open it again (R50, R52)',
  async () => {
    const closing = fc.constantFrom('open', 'read-only', 'closed')
    await holds(25, fc.tuple(closing, batchOf(fc.tuple(mutation, manner), 8)), async ([mode, batch]) => {
      const before = await stateNow()
      const body = { ...ALL_OPEN, mode, text: '工事中です', version: before.version }
      await written()
      const answers = await Promise.all(
        batch.map((how) =>
          sendMutated(site.url, DOOR, { path: '/manage/switches', token: admin.token, body }, how),
        ),
      )
      const faults = answers.map((answer) => faultOf(site.url, '/v1/manage/switches', answer, RULES))
      expect(faults.filter(Boolean)).toEqual([])
      // Each was made from the same state: whoever comes second is told of the first.
      const taken = answers.filter(({ status }) => status < 300).length
      const after = await stateNow()
      expect(after.version).toBe(before.version + taken)
      if (taken === 0) {
        expect([after, await written()]).toEqual([before, []])
        return
      }
      const told = await call(site, 'GET /switches')
      expect([told.status, told.body.data.standstill.mode]).toEqual([200, after.switches.mode])
      if (after.switches.mode === 'open') return
      await switchTo(site, admin)
    })
    await switchTo(site, admin)
    expect((await call(site, 'GET /regions')).status).toBe(200)
  },
  FUZZ_TIMEOUT,
)

test('the door is open: what is right is taken, and closes the site', async () => {
  await switchTo(site, admin, { mode: 'closed', text: '工事中です' })
  expect((await call(site, 'GET /regions')).status).toBe(503)
  await switchTo(site, admin)
  expect((await call(site, 'GET /regions')).status).toBe(200)
})
