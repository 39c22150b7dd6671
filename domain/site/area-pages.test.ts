import { expect, test } from 'vitest'
import { areaPageOf, PERSONAL_PAGES } from './area-pages.ts'
import { MANAGEMENT_PAGES } from './management-pages.ts'

test('a parameter matches any identifier (R53)', () => {
  expect(areaPageOf(PERSONAL_PAGES, '/@/travel/guides/a1')?.path).toBe('/@/travel/guides/:id')
  expect(areaPageOf(MANAGEMENT_PAGES, '/$/article-pages/x/preview')?.path).toBe(
    '/$/article-pages/:slug/preview',
  )
})

test('a literal segment takes precedence over a parameter', () => {
  expect(areaPageOf(PERSONAL_PAGES, '/@/travel/actions/new')?.path).toBe('/@/travel/actions/new')
  expect(areaPageOf(PERSONAL_PAGES, '/@/travel/actions/a1')?.path).toBe('/@/travel/actions/:id')
})

test('unknown paths have no page', () => {
  expect(areaPageOf(PERSONAL_PAGES, '/@/nowhere')).toBeNull()
  expect(areaPageOf(MANAGEMENT_PAGES, '/$/spots/a/b')).toBeNull()
  expect(areaPageOf(MANAGEMENT_PAGES, '/$/')?.path).toBe('/$')
})
