import { expect, test } from 'vitest'
import { canGrant, type Grant, NewRole, officeGrants, storedGrants } from './role-input.ts'

const ID = 'a0000000-0000-4000-8000-00000000abcd'
const grant = (
  action: Grant['action'],
  resource: Grant['resource'],
  scope: Grant['scope'] = 'any',
): Grant => ({
  action,
  resource,
  scope,
})
const role = (grants: Grant[], name = '校閲') => NewRole.safeParse({ id: ID, name, description: '', grants })

test('a custom role lists each permission once, and no personal ones (R189)', () => {
  expect(role([grant('read', 'content'), grant('update', 'content', 'own')]).success).toBe(true)
  expect(role([grant('read', 'content'), grant('read', 'content', 'own')]).success).toBe(false)
  expect(role([grant('manage', 'guide')]).success).toBe(false)
  expect(role([], 'admin').success).toBe(false)
  expect(role([], ' 　').success).toBe(false)
})

test('a stored role includes the personal permissions once (R189)', () => {
  const stored = storedGrants([grant('read', 'account')])
  expect(stored).toContainEqual(grant('manage', 'guide', 'own'))
  expect(stored).toContainEqual(grant('delete', 'account', 'own'))
  expect(stored.filter(({ action, resource }) => action === 'read' && resource === 'account')).toEqual([
    grant('read', 'account'),
  ])
  expect(officeGrants(stored)).toEqual([grant('read', 'account')])
})

test('nobody can grant more than they have (R189)', () => {
  const own = [grant('manage', 'content'), grant('read', 'media', 'own')]
  expect(canGrant(own, [grant('publish', 'content'), grant('update', 'spot', 'own')])).toBe(true)
  expect(canGrant(own, [grant('manage', 'article-page')])).toBe(true)
  expect(canGrant(own, [grant('read', 'media', 'own')])).toBe(true)
  expect(canGrant(own, [grant('read', 'media')])).toBe(false)
  expect(canGrant(own, [grant('manage', 'media', 'own')])).toBe(false)
  expect(canGrant(own, [grant('read', 'audit')])).toBe(false)
})
