import { expect, test } from 'vitest'
import { grantedScope } from './granted-scope.ts'
import { mayManage, type Permission } from './permission.ts'

type Granted = Pick<Permission, 'action' | 'resource' | 'scope'>
const may = (action: Granted['action'], resource: Granted['resource'], scope: Granted['scope']): Granted => ({
  action,
  resource,
  scope,
})

test('what no permission names is refused (R189)', () => {
  expect(grantedScope([], 'read', 'spot')).toBeNull()
  expect(grantedScope([may('read', 'spot', 'any')], 'update', 'spot')).toBeNull()
  expect(grantedScope([may('read', 'spot', 'any')], 'read', 'hotel')).toBeNull()
})

test('the widest scope counts, whichever comes first', () => {
  const [own, any] = [may('update', 'spot', 'own'), may('update', 'spot', 'any')]
  expect(grantedScope([own], 'update', 'spot')).toBe('own')
  expect(grantedScope([own, any], 'update', 'spot')).toBe('any')
  expect(grantedScope([any, own], 'update', 'spot')).toBe('any')
})

test('manage is every action, but every action is not manage', () => {
  expect(grantedScope([may('manage', 'media', 'any')], 'delete', 'media')).toBe('any')
  expect(grantedScope([may('delete', 'media', 'any')], 'manage', 'media')).toBeNull()
})

test('content is every kind of content and nothing else', () => {
  const content = [may('update', 'content', 'any')]
  for (const kind of ['spot', 'article-page', 'sponsored-page', 'campaign'] as const)
    expect(grantedScope(content, 'update', kind)).toBe('any')
  for (const other of ['media', 'redirect', 'account', 'role', 'guide', 'account-auth'] as const)
    expect(grantedScope(content, 'update', other)).toBeNull()
  expect(grantedScope([may('update', 'spot', 'any')], 'update', 'content')).toBeNull()
})

test('the management area opens to whoever may update something there, or read what is others’ (R10)', () => {
  expect(mayManage([may('manage', 'guide', 'own'), may('read', 'account', 'own')])).toBe(false)
  expect(mayManage([may('delete', 'account', 'own')])).toBe(false)
  expect(mayManage([may('read', 'account', 'any')])).toBe(true)
  expect(mayManage([may('update', 'content', 'own')])).toBe(true)
  expect(mayManage([may('update', 'spot', 'any')])).toBe(true)
  expect(mayManage([may('manage', 'redirect', 'any')])).toBe(true)
})
