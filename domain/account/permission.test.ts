import { expect, test } from 'vitest'
import { grantedScope } from './granted-scope.ts'
import type { Permission } from './permission.ts'
import { canManage } from './role.ts'

type Granted = Pick<Permission, 'action' | 'resource' | 'scope'>
const granted = (
  action: Granted['action'],
  resource: Granted['resource'],
  scope: Granted['scope'],
): Granted => ({
  action,
  resource,
  scope,
})

test('actions without a permission are denied (R189)', () => {
  expect(grantedScope([], 'read', 'spot')).toBeNull()
  expect(grantedScope([granted('read', 'spot', 'any')], 'update', 'spot')).toBeNull()
  expect(grantedScope([granted('read', 'spot', 'any')], 'read', 'hotel')).toBeNull()
})

test('the widest scope wins, regardless of order', () => {
  const [own, any] = [granted('update', 'spot', 'own'), granted('update', 'spot', 'any')]
  expect(grantedScope([own], 'update', 'spot')).toBe('own')
  expect(grantedScope([own, any], 'update', 'spot')).toBe('any')
  expect(grantedScope([any, own], 'update', 'spot')).toBe('any')
})

test('manage includes every action, but every action does not include manage', () => {
  expect(grantedScope([granted('manage', 'media', 'any')], 'delete', 'media')).toBe('any')
  expect(grantedScope([granted('delete', 'media', 'any')], 'manage', 'media')).toBeNull()
})

test('content covers every kind of content and nothing else', () => {
  const content = [granted('update', 'content', 'any')]
  for (const kind of ['spot', 'article-page', 'sponsored-page', 'campaign'] as const)
    expect(grantedScope(content, 'update', kind)).toBe('any')
  for (const other of ['media', 'redirect', 'account', 'role', 'guide', 'account-auth'] as const)
    expect(grantedScope(content, 'update', other)).toBeNull()
  expect(grantedScope([granted('update', 'spot', 'any')], 'update', 'content')).toBeNull()
})

test('the management area is open to roles that can update there, or read other people’s data (R10)', () => {
  expect(canManage([granted('manage', 'guide', 'own'), granted('read', 'account', 'own')])).toBe(false)
  expect(canManage([granted('delete', 'account', 'own')])).toBe(false)
  expect(canManage([granted('read', 'account', 'any')])).toBe(true)
  expect(canManage([granted('update', 'content', 'own')])).toBe(true)
  expect(canManage([granted('update', 'spot', 'any')])).toBe(true)
  expect(canManage([granted('manage', 'redirect', 'any')])).toBe(true)
})
