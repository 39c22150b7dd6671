import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from './kind.ts'
import { contentReach } from './reach.ts'

const grant = (
  action: 'read' | 'update' | 'manage',
  resource: 'content' | 'spot' | 'hotel' | 'media',
  scope: 'own' | 'any',
) => ({
  action,
  resource,
  scope,
})

test('a permission for all content reaches every kind, a permission for one kind only that kind (R189)', () => {
  expect(contentReach([grant('read', 'content', 'any')], ['read'])).toEqual({
    any: ALL_CONTENT_KINDS,
    own: [],
  })
  expect(contentReach([grant('manage', 'spot', 'any')], ['read'])).toEqual({ any: ['spot'], own: [] })
  expect(contentReach([grant('read', 'media', 'any')], ['read'])).toBeNull()
  expect(contentReach([grant('read', 'spot', 'any')], ['update'])).toBeNull()
})

test('kinds reached with scope any are not listed under own (R189)', () => {
  const mixed = [grant('read', 'content', 'own'), grant('read', 'hotel', 'any')]
  const reach = contentReach(mixed, ['read'])
  expect(reach?.any).toEqual(['hotel'])
  expect(reach?.own).toEqual(ALL_CONTENT_KINDS.filter((kind) => kind !== 'hotel'))
})

test('any of several actions is enough (R189)', () => {
  const actions = ['update', 'read'] as const
  expect(contentReach([grant('read', 'spot', 'own'), grant('update', 'hotel', 'any')], actions)).toEqual({
    any: ['hotel'],
    own: ['spot'],
  })
})
