import { afterAll, expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { aPerson, asAdmin, type Office } from '#tests/worker/management-calls/office.ts'
import { call, login, sharedSite, tokensOf } from '#tests/worker/member-site.ts'
import { withoutAdmins } from '#tests/worker/restore-rows.ts'

const site = await sharedSite()
// Another administrator would count for the last-administrator rule.
afterAll(await withoutAdmins(site.db))
const office: Office = { site, admin: await aPerson(site, 'admin') }

const roles = async (): Promise<Record<string, string>> => {
  const { roles: found } = await asAdmin(office, 'GET /manage/roles')
  return Object.fromEntries(found.list.map(({ name, id }: { name: string; id: string }) => [name, id]))
}
const assignRole = async (by: { token: string }, accountId: string, from: string, to: string) => {
  const ids = await roles()
  const body = { from: ids[from], roleId: ids[to] }
  return call(site, `PUT /manage/accounts/${accountId}/role`, { token: by.token, body })
}
const records = async (ref: string) =>
  (await asAdmin(office, `GET /manage/audit?ref=${ref}`)).auditRecords.list

test('accounts are found by id prefix, role and day, page by page, without an email address (R40)', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => aPerson(site, 'contributor')))
  const first = (await asAdmin(office, 'GET /manage/accounts?role=contributor&limit=2')).accounts
  expect(first.list).toHaveLength(2)
  const { cursor } = first.meta
  const second = (await asAdmin(office, `GET /manage/accounts?role=contributor&limit=2&cursor=${cursor}`))
    .accounts
  const ids = [...first.list, ...second.list].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { accountId } of people) expect(ids).toContain(accountId)
  const one = people[0]?.accountId ?? ''
  const found = (await asAdmin(office, `GET /manage/accounts?id=${one.slice(0, 12)}`)).accounts.list
  expect(found).toMatchObject([{ id: one, roleName: 'contributor', providers: ['Cognito'] }])
  expect((await asAdmin(office, 'GET /manage/accounts?to=2020-01-01')).accounts.meta.total).toBe(0)
  expect(JSON.stringify([first, found])).not.toMatch(/@|digest|subject/)
})

test('a member is found by email address, which appears in no URL and no answer (R40)', async () => {
  const mail = `someone-${randomIdentifier()}@example.jp`
  const tokens = await tokensOf(site, undefined, { email: mail, email_verified: true })
  const { body } = await login(site, tokens.id)
  const found = await asAdmin(office, 'POST /manage/accounts/search', { mail: mail.toUpperCase() })
  expect(found.accounts.list.map(({ id }: { id: string }) => id)).toEqual([body.data.account.id])
  expect(JSON.stringify(found)).not.toContain('example.jp')
  const none = await asAdmin(office, 'POST /manage/accounts/search', { mail: 'nobody@example.jp' })
  expect(none.accounts.list).toEqual([])
})

test('a role change is audited with the state before and after, and applies at once (R40)', async () => {
  const person = await aPerson(site, 'member')
  expect((await call(site, 'GET /manage', { token: person.token })).status).toBe(403)
  const { status, body } = await assignRole(office.admin, person.accountId, 'member', 'editor')
  expect([status, body.data.account.roleName]).toEqual([200, 'editor'])
  expect((await call(site, 'GET /manage', { token: person.token })).status).toBe(200)
  expect(await records(person.accountId)).toMatchObject([
    {
      action: 'setRole',
      resource: 'account',
      before: { role: '会員' },
      after: { role: '編集者' },
      by: { accountId: office.admin.accountId },
    },
  ])
})

test('a change based on an outdated role changes nothing, and nothing is audited (R40)', async () => {
  const person = await aPerson(site, 'contributor')
  const { status, body } = await assignRole(office.admin, person.accountId, 'member', 'editor')
  expect([status, body.errors[0].code, body.data.account.roleName]).toEqual([409, 'E10409', 'contributor'])
  expect(await records(person.accountId)).toEqual([])
})

test('nobody changes their own role, and the last role administrator keeps theirs (R40)', async () => {
  const own = await assignRole(office.admin, office.admin.accountId, 'admin', 'member')
  expect([own.status, own.body.errors[0].message]).toEqual([
    409,
    '自分の役割は変更できません。ほかの管理者に依頼してください。',
  ])
  // Two administrators remove each other's role at the same moment: one of them keeps it.
  const other = await aPerson(site, 'admin')
  const answers = await Promise.all([
    assignRole(office.admin, other.accountId, 'admin', 'editor'),
    assignRole(other, office.admin.accountId, 'admin', 'editor'),
  ])
  const left = await site.db
    .prepare("SELECT count(*) AS n FROM accounts WHERE role_id = (SELECT id FROM roles WHERE name = 'admin')")
    .first<number>('n')
  expect(left).toBe(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
