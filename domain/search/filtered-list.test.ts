import { expect, test } from 'vitest'
import { filteredListQuery, isFilteredList } from './filtered-list.ts'

const query = (search: string) => new URLSearchParams(search)

test('a filtered or sorted list is not prerendered, other queries are ignored', () => {
  expect(isFilteredList('/spots', query('category=温泉'))).toBe(true)
  expect(isFilteredList('/hotels', query('page=2&sort=price'))).toBe(true)
  for (const search of ['', 'page=2', 'utm_source=x', 'category=', 'Category=温泉'])
    expect(isFilteredList('/spots', query(search))).toBe(false)
  expect(isFilteredList('/about', query('category=温泉'))).toBe(false)
  expect(isFilteredList('/spots/kenrokuen', query('sort=kana'))).toBe(false)
})

test('only the list’s parameters remain, normalised', () => {
  expect(filteredListQuery(query('page=2&utm_source=x&sort=kana&prefecture=kyoto&prefecture=nara'))).toBe(
    'prefecture=kyoto&sort=kana&page=2',
  )
  expect(filteredListQuery(query('sort=kana&page=x'))).toBe('sort=kana')
})
