import { afterAll, expect, test, vi } from 'vitest'
import { writeAccess } from '#worker/audit/record-access.ts'
import type { Access } from '#worker/db/audit/access-log.server.ts'
import { deleteOldRecords } from '#worker/db/operations/retention.server.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, login, serveMemberSite, tokensOf } from './member-site.ts'

const site = await serveMemberSite('access-log', { GATHERING_SPEED: '20' })
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

/** Records are buffered before they are written. */
const POLLING = { timeout: 20_000, interval: 50 }
const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } })
const db = site.db as unknown as D1Database

type Record = {
  kind: string
  way: string
  status: number
  network: string
  hits: number
  by: { accountId: string } | null
}
const records = async (query = ''): Promise<Record[]> =>
  (await asAdmin(office, `GET /manage/audit/access?limit=100${query}`)).accessRecords.list

const rows = (where: string) =>
  site.db.prepare(`SELECT count(*) AS n FROM access_log WHERE ${where}`).first<number>('n')

test('sign-ins are recorded with account and source, failed ones too', async () => {
  const { id, sub } = await tokensOf(site)
  const signIn = (token: string) =>
    call(site, 'POST /accounts/login', {
      token,
      body: { loginAccountPayload: {} },
      ...from('198.51.100.77'),
    })
  const accountId: string = (await signIn(id)).body.data.account.id
  expect((await signIn(`${id.slice(0, -8)}AAAAAAAA`)).status).toBe(401)
  await vi.waitFor(async () => {
    expect(await records(`&account=${accountId}`)).toMatchObject([
      {
        kind: 'sign-in',
        way: 'Cognito',
        status: 200,
        network: '198.51.100.0/24',
        hits: 1,
        by: { accountId },
      },
    ])
    const failed = await records('&kind=sign-in-failed')
    expect(failed).toMatchObject([{ status: 401, network: '198.51.100.0/24', hits: 1, by: null }])
  }, POLLING)
  expect(JSON.stringify(await site.db.prepare('SELECT * FROM access_log').all())).not.toContain(sub)
})

test('every refusal is counted, in one row per network and hour', async () => {
  const requests = Array.from({ length: 60 }, (_, at) =>
    call(site, 'GET /me', {
      headers: {
        'cf-connecting-ip': `203.0.113.${at}`,
        'user-agent': '<script>alert(1)</script>',
        referer: '=1+1',
      },
    }),
  )
  expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([401]))
  const ofNetwork = async () =>
    (await records('&kind=refused')).filter(({ network }) => network === '203.0.113.0/24')
  await vi.waitFor(async () => {
    const found = await ofNetwork()
    expect(found.reduce((sum, { hits }) => sum + hits, 0)).toBe(60)
    expect(found.length).toBeLessThanOrEqual(2)
    expect(found[0]).toMatchObject({ way: 'read', status: 401, by: null })
  }, POLLING)
  // Nothing of what was sent is stored.
  const stored = JSON.stringify(await site.db.prepare('SELECT * FROM access_log').all())
  for (const text of ['script', '1+1']) expect(stored).not.toContain(text)
})

test('refusals with a session, exports and role changes are recorded with the account', async () => {
  const person = await aPerson(site, 'contributor')
  const requests = { token: person.token, ...from('2001:db8:1:2::9') }
  expect((await call(site, 'GET /manage/accounts', requests)).status).toBe(403)
  expect((await call(site, 'GET /me/export', requests)).status).toBe(200)
  const roleId = (name: string) =>
    site.db.prepare('SELECT id FROM roles WHERE name = ?').bind(name).first<string>('id')
  await asAdmin(office, `PUT /manage/accounts/${person.accountId}/role`, {
    roleId: await roleId('editor'),
    from: await roleId('contributor'),
  })
  await vi.waitFor(async () => {
    const found = await records(`&account=${person.accountId}`)
    const facts = found.map(({ kind, way, status, network }) => [kind, way, status, network])
    expect(facts).toEqual(
      expect.arrayContaining([
        ['refused', 'read', 403, '2001:db8:1::/48'],
        ['export', 'export', 200, '2001:db8:1::/48'],
      ]),
    )
    expect(await records(`&account=${office.admin.accountId}&kind=role`)).toMatchObject([
      { status: 200, hits: 1, by: { accountId: office.admin.accountId } },
    ])
  }, POLLING)
})

const refused = (of: Partial<Access>): Access => ({
  kind: 'refused',
  way: 'read',
  status: 401,
  network: '',
  accountId: null,
  subject: null,
  hits: 1,
  start: '2026-11-21T03',
  firstAt: '2026-11-21T03:00:00.000Z',
  lastAt: '2026-11-21T03:00:00.000Z',
  ...of,
})

test('a flood from many networks uses a bounded number of rows, counts everything, and evicts nothing', async () => {
  const before = await rows("kind <> 'refused'")
  for (let batch = 0; batch < 12; batch++)
    await writeAccess(
      db,
      Array.from({ length: 100 }, (_, at) => refused({ network: `10.${batch}.${at}.0/24`, hits: 2 })),
    )
  const hour = "first_at = '2026-11-21T03:00:00.000Z'"
  expect(await rows(hour)).toBeLessThanOrEqual(401)
  const sum = await site.db.prepare(`SELECT sum(hits) AS n FROM access_log WHERE ${hour}`).first<number>('n')
  expect(sum).toBe(2400)
  expect(await rows("kind <> 'refused'")).toBe(before)
  // One account with many networks has a limit of its own, and its sign-ins stay visible.
  const { accountId } = office.admin
  for (let batch = 0; batch < 3; batch++)
    await writeAccess(
      db,
      Array.from({ length: 50 }, (_, at) => refused({ accountId, network: `11.${batch}.${at}.0/24` })),
    )
  await writeAccess(db, [
    refused({ accountId, kind: 'sign-in', way: 'Google', status: 200, network: '12.0.0.0/24' }),
  ])
  expect(await rows(`done_by = '${accountId}' AND ${hour} AND kind = 'refused'`)).toBeLessThanOrEqual(111)
  expect(await rows(`done_by = '${accountId}' AND network = '12.0.0.0/24'`)).toBe(1)
})

test('the list is paged, and filtered by kind, account and day', async () => {
  const first = (
    await asAdmin(office, 'GET /manage/audit/access?kind=refused&to=2026-11-21&from=2026-11-21&limit=100')
  ).accessRecords
  expect(first.list).toHaveLength(100)
  const second = (
    await asAdmin(
      office,
      `GET /manage/audit/access?kind=refused&to=2026-11-21&from=2026-11-21&limit=100&cursor=${first.meta.cursor}`,
    )
  ).accessRecords
  const ids = [...first.list, ...second.list].map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(200)
  expect(await records('&from=2020-01-01&to=2020-01-02')).toEqual([])
  expect(await records('&account=a00000000')).toEqual([])
  for (const query of ['kind=other', 'cursor=x', 'account=%25', 'from=yesterday'])
    expect(
      (await call(site, `GET /manage/audit/access?${query}`, { token: office.admin.token })).status,
    ).toBe(422)
})

test('records of a deleted account become anonymous, and records are deleted after a year', async () => {
  const person = await aPerson(site, 'member')
  const then = { accountId: person.accountId, start: '2026-11-20T03' }
  await writeAccess(db, [refused({ ...then, network: '13.0.0.0/24' })])
  await site.db.prepare('DELETE FROM accounts WHERE id = ?').bind(person.accountId).run()
  await site.db.prepare("DELETE FROM access_log WHERE network NOT LIKE '13.%'").run()
  await writeAccess(db, [refused({ ...then, network: '13.0.1.0/24' })])
  expect(await rows("network LIKE '13.0.%' AND done_by IS NULL")).toBe(2)
  await site.db
    .prepare("UPDATE access_log SET first_at = '2025-11-21T00:00:00.000Z' WHERE network = '13.0.0.0/24'")
    .run()
  await site.db
    .prepare("UPDATE access_log SET first_at = '2025-11-23T00:00:00.000Z' WHERE network = '13.0.1.0/24'")
    .run()
  await deleteOldRecords(db, new Date('2026-11-22T04:00:00.000Z'))
  expect([await rows("network = '13.0.0.0/24'"), await rows("network = '13.0.1.0/24'")]).toEqual([0, 1])
})

test('viewers without permission are refused', async () => {
  const editor = await aPerson(site, 'editor')
  expect((await call(site, 'GET /manage/audit/access', { token: editor.token })).status).toBe(403)
  expect((await login(site, 'x')).status).toBe(401)
})
