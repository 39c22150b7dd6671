import { expect, test } from 'vitest'
import { areaPageOf, PERSONAL_PAGES } from './area-pages.ts'
import { MANAGEMENT_PAGES } from './management-pages.ts'

test('a parameter stands for any identifier (R53)', () => {
  expect(areaPageOf(PERSONAL_PAGES, '/@/travel/guides/a1')?.path).toBe('/@/travel/guides/:id')
  expect(areaPageOf(MANAGEMENT_PAGES, '/$/article-pages/x/preview')?.path).toBe(
    '/$/article-pages/:slug/preview',
  )
})

test('a literal segment wins over a parameter', () => {
  expect(areaPageOf(PERSONAL_PAGES, '/@/travel/actions/new')?.path).toBe('/@/travel/actions/new')
  expect(areaPageOf(PERSONAL_PAGES, '/@/travel/actions/a1')?.path).toBe('/@/travel/actions/:id')
})

test('what an area does not have is no page', () => {
  expect(areaPageOf(PERSONAL_PAGES, '/@/nowhere')).toBeNull()
  expect(areaPageOf(MANAGEMENT_PAGES, '/$/spots/a/b')).toBeNull()
  expect(areaPageOf(MANAGEMENT_PAGES, '/$/')?.path).toBe('/$')
})
