import { expect, test } from 'vitest'
import { isNarrowedList, narrowedQuery } from './narrowed-list.ts'

const query = (search: string) => new URLSearchParams(search)

test('a list with a condition or in another order is no file, a list with anything else is', () => {
  expect(isNarrowedList('/spots', query('category=温泉'))).toBe(true)
  expect(isNarrowedList('/hotels', query('page=2&sort=price'))).toBe(true)
  for (const search of ['', 'page=2', 'utm_source=x', 'category=', 'Category=温泉'])
    expect(isNarrowedList('/spots', query(search))).toBe(false)
  expect(isNarrowedList('/about', query('category=温泉'))).toBe(false)
  expect(isNarrowedList('/spots/kenrokuen', query('sort=kana'))).toBe(false)
})

test('of a query only what is the list’s is kept, once and in one order', () => {
  expect(narrowedQuery(query('page=2&utm_source=x&sort=kana&prefecture=kyoto&prefecture=nara'))).toBe(
    'prefecture=kyoto&sort=kana&page=2',
  )
  expect(narrowedQuery(query('sort=kana&page=x'))).toBe('sort=kana')
})
