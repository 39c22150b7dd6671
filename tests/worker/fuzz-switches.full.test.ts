import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ALL_OPEN, SwitchState } from '#domain/site/switches.ts'
import { sendMutated } from '../fuzz/calls-with-bodies.ts'
import { faultOf } from '../fuzz/faults.ts'
import { mutation, variant } from '../fuzz/odd-bodies.ts'
import { batchOf, checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { SEAL_KEYS } from '../sites.ts'
import { switchTo } from './maintenance.ts'
import { aPerson, asAdmin } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

// A site of its own: this call may close it.

const site = await serveMemberSite('fuzz-switches', { COUNT_ROWS_READ: 'false' })
afterAll(site.stop)
const admin = await aPerson(site, 'admin')
const office = { site, admin }
const written = await watchRows(site)

const ENDPOINT = 'PUT /manage/switches'
const RULES = { hidden: [...SEAL_KEYS.split(','), admin.token] }
const stateNow = async () => SwitchState.parse((await asAdmin(office, 'GET /manage/switches')).state)

test(
  'any body sent to the switches changes nothing when refused, and a closed site can be reopened (R50, R52)',
  async () => {
    const closing = fc.constantFrom('open', 'read-only', 'closed')
    await checkProperty(
      25,
      fc.tuple(closing, batchOf(fc.tuple(mutation, variant), 8)),
      async ([mode, batch]) => {
        const before = await stateNow()
        const body = { ...ALL_OPEN, mode, text: '工事中です', version: before.version }
        await written()
        const answers = await Promise.all(
          batch.map((how) =>
            sendMutated(site.url, ENDPOINT, { path: '/manage/switches', token: admin.token, body }, how),
          ),
        )
        const faults = answers.map((answer) => faultOf(site.url, '/v1/manage/switches', answer, RULES))
        expect(faults.filter(Boolean)).toEqual([])
        // All were sent with the same version: only the first is accepted.
        const accepted = answers.filter(({ status }) => status < 300).length
        const after = await stateNow()
        expect(after.version).toBe(before.version + accepted)
        if (accepted === 0) {
          expect([after, await written()]).toEqual([before, []])
          return
        }
        const switches = await call(site, 'GET /switches')
        expect([switches.status, switches.body.data.standstill.mode]).toEqual([200, after.switches.mode])
        if (after.switches.mode === 'open') return
        await switchTo(site, admin)
      },
    )
    await switchTo(site, admin)
    expect((await call(site, 'GET /regions')).status).toBe(200)
  },
  FUZZ_TIMEOUT,
)

test('control: a valid body is accepted, and closes the site', async () => {
  await switchTo(site, admin, { mode: 'closed', text: '工事中です' })
  expect((await call(site, 'GET /regions')).status).toBe(503)
  await switchTo(site, admin)
  expect((await call(site, 'GET /regions')).status).toBe(200)
})
