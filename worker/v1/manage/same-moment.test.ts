import { afterAll, expect, test } from 'vitest'
import { ALL_OPEN } from '#domain/site/switches.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { restoreLater } from '#tests/worker/restore-rows.ts'
import { findSwitches, saveSwitches } from '../../db/operations/switches.server.ts'
import { findRole, makeRole, saveRole } from '../../db/staff/editable-roles.server.ts'

// Two people change the same row in the same millisecond, both from the state before.

const site = await sharedSite()
afterAll(await restoreLater(site.db, 'switches', 'id = 1'))
const db = site.db as unknown as D1Database

const NOW = new Date()
const noted = async (action: string, resource: string, value: string): Promise<string[]> => {
  const entries = db.prepare(
    'SELECT after FROM audit_log WHERE action = ? AND resource = ? AND instr(after, ?) > 0',
  )
  const { results } = await entries.bind(action, resource, value).all<{ after: string }>()
  return results.map(({ after }) => after)
}

test('of two concurrent switches one is done; the other is a conflict, and the audit log has one (R50)', async () => {
  const { version: from } = await findSwitches(db)
  const texts = ['一人目の工事です', '二人目の工事です']
  const outcomes = await Promise.all(
    texts.map((text) =>
      saveSwitches(db, {
        switches: { ...ALL_OPEN, mode: 'closed', text },
        from,
        to: from + 1,
        by: null,
        now: NOW,
      }),
    ),
  )
  expect(outcomes.map(({ isDone }) => isDone).toSorted()).toEqual([false, true])
  const { switches, version } = await findSwitches(db)
  expect([switches.text, version]).toEqual([texts[outcomes.findIndex(({ isDone }) => isDone)], from + 1])
  const entries = await noted('switch', 'operations', '人目の工事です')
  expect(entries.map((after) => JSON.parse(after).text)).toEqual([switches.text])
})

test('of two concurrent roles with one name one is created, with its permissions; the other is a conflict (R52)', async () => {
  const admin = (await db.prepare('SELECT id FROM accounts').first<string>('id')) ?? ''
  const grants = [{ action: 'read', resource: 'media', scope: 'any' } as const]
  const roles = [1, 2].map(() => ({ id: randomIdentifier(), name: 'ふたりの校閲', description: '', grants }))
  const [one, other] = roles as [(typeof roles)[0], (typeof roles)[0]]
  const outcomes = await Promise.all([one, other, one].map((role) => makeRole(db, role, admin, NOW)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const made = await Promise.all(roles.map(({ id }) => findRole(db, id)))
  const [role] = made.filter((found) => found !== null)
  expect(role?.role.permissions.filter(({ resource }) => resource === 'media')).toHaveLength(1)
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await noted('create', 'role', 'ふたりの校閲')).toHaveLength(1)
})

test('of two concurrent role changes exactly one is applied completely (R52)', async () => {
  const role = { id: randomIdentifier(), name: 'お手伝い', description: '', grants: [] }
  const admin = (await db.prepare('SELECT id FROM accounts').first<string>('id')) ?? ''
  await makeRole(db, role, admin, NOW)
  const made = await findRole(db, role.id)
  const updatedAt = made?.role.updatedAt ?? ''
  const choices = (['content', 'media'] as const).map((resource) => ({
    name: role.name,
    description: resource,
    grants: [{ action: 'delete', resource, scope: 'any' } as const],
    updatedAt,
  }))
  const outcomes = await Promise.all(choices.map((change) => saveRole(db, role.id, change, {}, admin, NOW)))
  expect(outcomes.toSorted()).toEqual([false, true])
  const saved = (await findRole(db, role.id))?.role
  const resources = saved?.permissions.map(({ resource }) => resource)
  expect(resources).toContain(saved?.description)
  expect(resources?.filter((one) => one === 'content' || one === 'media')).toHaveLength(1)
  expect(await noted('update', 'role', role.name)).toHaveLength(1)
})
