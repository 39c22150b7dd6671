import { afterAll, expect, test } from 'vitest'
import { ALL_OPEN } from '#domain/site/switches.ts'
import { type StoredObject, switchByHand } from '#scripts/switch-by-hand.ts'
import { triggerScheduled } from '#worker/publish/publishing.fixture.ts'
import { aPerson } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('switch-by-hand')
afterAll(site.stop)
const admin = await aPerson(site, 'admin')
const PAGES = await site.miniflare.getR2Bucket('PAGES')
const KEY = 'rules/switches.json'

const object: StoredObject = {
  read: async () => (await (await PAGES.get(KEY))?.text()) ?? null,
  write: async (text) => {
    await PAGES.put(KEY, text)
  },
}
const db = site.db
const broken = async () => {
  throw new Error('no answer')
}
const silentDb = {
  prepare: () => ({ first: broken, all: broken, bind: () => ({ first: broken, all: broken }) }),
}
const silentObject: StoredObject = { read: broken, write: broken }

const closed = { ...ALL_OPEN, mode: 'closed' as const, text: '急ぎの点検です。' }
const state = async () => (await call(site, 'GET /manage/switches', { token: admin.token })).body.data.state
const seen = (status: number) =>
  expect.poll(async () => (await fetch(`${site.url}/spots`)).status).toBe(status)
const runJobs = () => triggerScheduled(site)

test('the command line closes and reopens the site, and audits it (R225)', async () => {
  const on = await switchByHand({ db, object }, closed, new Date())
  expect(on).toEqual({ isDone: true, text: 'Maintenance mode is on.\nNote for readers: 急ぎの点検です。' })
  await seen(503)
  expect(await state()).toMatchObject({ switches: closed })
  expect(await switchByHand({ db, object }, null, new Date())).toEqual(on)
  expect((await switchByHand({ db, object }, ALL_OPEN, new Date())).isDone).toBe(true)
  await seen(200)
  const { body } = await call(site, 'GET /manage/audit?resource=operations', { token: admin.token })
  expect(body.data.auditRecords.list.slice(0, 2)).toMatchObject([
    { action: 'switch', before: { mode: 'closed' }, after: { mode: 'open' }, by: null },
    { action: 'switch', before: { mode: 'open' }, after: { mode: 'closed' }, by: null },
  ])
})

test('while the database or the store does not answer the other one suffices, and is synced later (R225)', async () => {
  const { version } = await state()
  const outcome = await switchByHand({ db: silentDb as never, object }, closed, new Date())
  expect(outcome.isDone).toBe(true)
  expect(outcome.text).toContain('Cannot write to D1.')
  await seen(503)
  expect((await state()).switches.mode).toBe('open')
  await runJobs()
  expect(await state()).toMatchObject({ switches: { mode: 'closed' }, version: version + 1 })

  const opened = await switchByHand({ db, object: silentObject }, ALL_OPEN, new Date())
  expect(opened.isDone).toBe(true)
  expect(opened.text).toContain('Cannot write to R2.')
  await seen(503)
  await runJobs()
  await seen(200)
})

test('of two concurrent changes the database stores one, and the store is synced to it (R225)', async () => {
  await switchByHand({ db, object }, ALL_OPEN, new Date())
  const { version } = await state()
  await object.write(JSON.stringify({ version, rules: closed }))
  await seen(503)
  await runJobs()
  await seen(200)
  expect(await state()).toMatchObject({ switches: { mode: 'open' }, version })
})

test('when neither answers, no success is reported (R225)', async () => {
  const nothing = { db: silentDb as never, object: silentObject }
  expect((await switchByHand(nothing, closed, new Date())).isDone).toBe(false)
  expect((await switchByHand(nothing, null, new Date())).text).toContain('Cannot read the mode.')
})
