import { expect, test } from 'vitest'
import {
  type Conditions,
  callText,
  changed,
  conditionsOf,
  isFiltered,
  queryOf,
  savedText,
  sorted,
} from './conditions.ts'

const addressText = (conditions: Conditions) => new URLSearchParams(queryOf(conditions)).toString()

test('the query string contains the list’s state without defaults (R37)', () => {
  expect(addressText(conditionsOf(''))).toBe('')
  const text = 'q=%E6%B8%A9%E6%B3%89&stage=review&prefecture=26&sort=title&page=3&cursor=abc'
  expect(addressText(conditionsOf(`?${text}`))).toBe(text)
  expect(savedText(conditionsOf(`?${text}`))).toBe(
    'q=%E6%B8%A9%E6%B3%89&stage=review&prefecture=26&sort=title',
  )
  expect(addressText(conditionsOf('?order=desc&sort=title'))).toBe('sort=title&order=desc')
})

test('invalid values are ignored', () => {
  expect(conditionsOf('?sort=nonsense&order=up&page=-2&evil=1')).toEqual({
    q: '',
    sort: 'updated',
    order: 'desc',
    cursor: '',
    page: 1,
  })
  // A page number without cursor is ignored.
  expect(conditionsOf('?page=7').page).toBe(1)
})

test('a change of filters returns to the first page, and the call contains all of them', () => {
  const third = conditionsOf('?stage=draft&page=3&cursor=abc')
  expect(addressText(changed(third, { q: '京都' }))).toBe('q=%E4%BA%AC%E9%83%BD&stage=draft')
  expect(callText(third)).toBe('stage=draft&sort=updated&order=desc&limit=50&facets=1&cursor=abc')
})

test('sorting alone is no filter', () => {
  expect(isFiltered(conditionsOf('?sort=title'))).toBe(false)
  expect(isFiltered(conditionsOf('?q=%20'))).toBe(false)
  expect(isFiltered(conditionsOf('?live=1'))).toBe(true)
})

test('a column sorts in its natural order first, then the other way round', () => {
  const byTitle = sorted(conditionsOf('?page=3&cursor=abc'), 'title')
  expect(addressText(byTitle)).toBe('sort=title')
  expect(addressText(sorted(byTitle, 'title'))).toBe('sort=title&order=desc')
})
