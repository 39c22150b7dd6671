import { expect, test } from 'vitest'
import { grantsOf, gridOf, impliedScope, scopeAt, withScope } from './grid.ts'

const GRANTS = [
  { action: 'manage', resource: 'content', scope: 'any' },
  { action: 'read', resource: 'media', scope: 'own' },
] as const

test('permissions round trip through the grid (R189)', () => {
  const grid = gridOf(GRANTS)
  expect(grantsOf(grid)).toEqual(GRANTS)
  expect(scopeAt(grid, 'read', 'media')).toBe('own')
  const wider = withScope(grid, 'read', 'media', 'any')
  expect(scopeAt(wider, 'read', 'media')).toBe('any')
  expect(grantsOf(withScope(wider, 'read', 'media', ''))).toEqual([GRANTS[0]])
})

test('implied permissions are shown where they apply (R189)', () => {
  const grid = gridOf(GRANTS)
  expect(impliedScope(grid, 'publish', 'content')).toBe('any')
  expect(impliedScope(grid, 'publish', 'spot')).toBe('any')
  expect(impliedScope(grid, 'manage', 'spot')).toBe('any')
  expect(impliedScope(grid, 'manage', 'content')).toBe('')
  expect(impliedScope(grid, 'read', 'media')).toBe('')
  expect(impliedScope(grid, 'read', 'audit')).toBe('')
})
