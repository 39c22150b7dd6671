import { afterAll, expect, test } from 'vitest'
import type { Grant } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { aPerson, asAdmin, type Office } from '#tests/worker/management-calls/office.ts'
import { call, serveMemberSite } from '#tests/worker/member-site.ts'

const site = await serveMemberSite('office-roles')
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

const READS: Grant[] = [{ action: 'read', resource: 'content', scope: 'any' }]
const aRole = (grants: Grant[] = READS) => ({
  id: randomIdentifier(),
  name: `校閲${randomIdentifier().slice(1, 7)}`,
  description: '',
  grants,
})
const made = async (grants?: Grant[]) => (await asAdmin(office, 'POST /manage/roles', aRole(grants))).role
const requested = (endpoint: string, body?: unknown, token = office.admin.token) =>
  call(site, endpoint, { token, body })
const assignRole = async (accountId: string, roleId: string) =>
  site.db.prepare('UPDATE accounts SET role_id = ? WHERE id = ?').bind(roleId, accountId).run()

test('a custom role grants what it lists and nothing else, and keeps everybody’s own rights (R189)', async () => {
  const role = await made()
  expect(role).toMatchObject({ isDefault: false, accounts: 0, grants: READS })
  const person = await aPerson(site, 'member')
  await assignRole(person.accountId, role.id)
  const { token } = person
  const statuses = await Promise.all(
    [
      'GET /manage/article-pages',
      'POST /manage/article-pages',
      'GET /manage/roles',
      'GET /me/favorites/spots',
      'GET /me/export',
    ].map(
      async (endpoint) =>
        (await call(site, endpoint, { token, ...(endpoint.startsWith('POST') && { body: {} }) })).status,
    ),
  )
  expect(statuses).toEqual([200, 403, 403, 200, 200])
})

test('built-in roles are neither changed nor removed, and their names are reserved (R189)', async () => {
  const { roles } = await asAdmin(office, 'GET /manage/roles')
  const defaults = roles.list.filter(({ isDefault }: { isDefault: boolean }) => isDefault)
  expect(defaults.map(({ name }: { name: string }) => name)).toEqual([
    'member',
    'contributor',
    'editor',
    'publisher',
    'admin',
    'support',
  ])
  for (const { id, updatedAt } of defaults) {
    const change = { name: 'x', description: '', grants: READS, updatedAt }
    expect((await requested(`PATCH /manage/roles/${id}`, change)).status).toBe(409)
    expect((await requested(`DELETE /manage/roles/${id}`)).status).toBe(409)
  }
  expect((await requested('POST /manage/roles', { ...aRole(), name: 'admin' })).status).toBe(422)
})

test('a change is audited with before and after; an outdated one is refused with the current state (R40)', async () => {
  const role = await made()
  const change = {
    name: role.name,
    description: '読んで直す',
    grants: [...READS, { action: 'update', resource: 'content', scope: 'own' }],
    updatedAt: role.updatedAt,
  }
  const changed = await requested(`PATCH /manage/roles/${role.id}`, change)
  expect([changed.status, changed.body.data.role.description]).toEqual([200, '読んで直す'])
  expect(changed.body.data.role.grants).toHaveLength(2)
  const late = await requested(`PATCH /manage/roles/${role.id}`, { ...change, description: '遅れて' })
  expect([late.status, late.body.data.role.description]).toEqual([409, '読んで直す'])
  const { auditRecords } = await asAdmin(office, `GET /manage/audit?ref=${role.id}&resource=role`)
  expect(auditRecords.list.map(({ action }: { action: string }) => action)).toEqual(['update', 'create'])
  expect(auditRecords.list[0]).toMatchObject({
    before: { description: '', grants: READS },
    after: { description: '読んで直す' },
  })
})

test('a role with accounts is not removed; one without is (R189)', async () => {
  const role = await made()
  const person = await aPerson(site, 'member')
  await assignRole(person.accountId, role.id)
  expect((await requested(`DELETE /manage/roles/${role.id}`)).status).toBe(409)
  const { roles } = await asAdmin(office, 'GET /manage/roles')
  const member = roles.list.find(({ name }: { name: string }) => name === 'member')
  await assignRole(person.accountId, member.id)
  expect((await requested(`DELETE /manage/roles/${role.id}`)).status).toBe(200)
  expect((await requested(`DELETE /manage/roles/${role.id}`)).status).toBe(404)
})

test('a role administrator grants no more than they have, and cannot change roles above theirs (R189)', async () => {
  const remainingManager = await made([
    { action: 'manage', resource: 'role', scope: 'any' },
    { action: 'manage', resource: 'account', scope: 'any' },
  ])
  const person = await aPerson(site, 'member')
  await assignRole(person.accountId, remainingManager.id)
  const { token } = person
  expect((await requested('POST /manage/roles', aRole(), token)).status).toBe(422)
  expect((await requested('POST /manage/roles', aRole([]), token)).status).toBe(200)
  const { roles } = await asAdmin(office, 'GET /manage/roles')
  const idOf = (name: string) => roles.list.find((role: { name: string }) => role.name === name).id
  const other = await aPerson(site, 'member')
  const up = { from: idOf('member'), roleId: idOf('admin') }
  expect((await requested(`PUT /manage/accounts/${other.accountId}/role`, up, token)).status).toBe(422)
  const down = { from: idOf('admin'), roleId: idOf('member') }
  expect((await requested(`PUT /manage/accounts/${office.admin.accountId}/role`, down, token)).status).toBe(
    409,
  )
  // Nor with a wrong former role.
  const lie = { from: idOf('member'), roleId: idOf('member') }
  expect((await requested(`PUT /manage/accounts/${office.admin.accountId}/role`, lie, token)).status).toBe(
    409,
  )
})

test('there are at most a hundred roles, all listed, and another one is refused with a message (R189)', async () => {
  const { roles } = await asAdmin(office, 'GET /manage/roles')
  const missing = 100 - roles.list.length
  await site.db.batch(
    Array.from({ length: missing }, () =>
      site.db
        .prepare(
          "INSERT INTO roles (id, name, description, created_at, updated_at) VALUES (?1, ?1, '', ?2, ?2)",
        )
        .bind(randomIdentifier(), '2026-11-21T00:00:00.000Z'),
    ),
  )
  expect((await asAdmin(office, 'GET /manage/roles')).roles.list).toHaveLength(100)
  const { status, body } = await requested('POST /manage/roles', aRole())
  expect([status, body.errors[0].message]).toEqual([
    409,
    '役割は100までです。使っていない役割を削除してください。',
  ])
  await site.db.prepare('DELETE FROM roles WHERE name = id').run()
})
