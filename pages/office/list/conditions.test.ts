import { expect, test } from 'vitest'
import {
  type Conditions,
  callText,
  changed,
  conditionsOf,
  isNarrowed,
  queryOf,
  savedText,
  sorted,
} from './conditions.ts'

const addressText = (conditions: Conditions) => new URLSearchParams(queryOf(conditions)).toString()

test('the address of a list holds how it is looked at, and nothing that goes without saying (R37)', () => {
  expect(addressText(conditionsOf(''))).toBe('')
  const text = 'q=%E6%B8%A9%E6%B3%89&stage=review&prefecture=26&sort=title&page=3&cursor=abc'
  expect(addressText(conditionsOf(`?${text}`))).toBe(text)
  expect(savedText(conditionsOf(`?${text}`))).toBe(
    'q=%E6%B8%A9%E6%B3%89&stage=review&prefecture=26&sort=title',
  )
  expect(addressText(conditionsOf('?order=desc&sort=title'))).toBe('sort=title&order=desc')
})

test('what an address cannot mean is left out', () => {
  expect(conditionsOf('?sort=nonsense&order=up&page=-2&evil=1')).toEqual({
    q: '',
    sort: 'updated',
    order: 'desc',
    cursor: '',
    page: 1,
  })
  // A page without its beginning is the first one.
  expect(conditionsOf('?page=7').page).toBe(1)
})

test('other conditions begin with the first page, and the call says them all', () => {
  const third = conditionsOf('?stage=draft&page=3&cursor=abc')
  expect(addressText(changed(third, { q: '京都' }))).toBe('q=%E4%BA%AC%E9%83%BD&stage=draft')
  expect(callText(third)).toBe('stage=draft&sort=updated&order=desc&limit=50&facets=1&cursor=abc')
})

test('an order alone narrows nothing', () => {
  expect(isNarrowed(conditionsOf('?sort=title'))).toBe(false)
  expect(isNarrowed(conditionsOf('?q=%20'))).toBe(false)
  expect(isNarrowed(conditionsOf('?live=1'))).toBe(true)
})

test('a column sorts in its natural order first, then the other way round', () => {
  const byTitle = sorted(conditionsOf('?page=3&cursor=abc'), 'title')
  expect(addressText(byTitle)).toBe('sort=title')
  expect(addressText(sorted(byTitle, 'title'))).toBe('sort=title&order=desc')
})
