import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

test('the first entries keep their group titles, and empty groups are dropped', () => {
  const groups = [
    { title: '今日', entries: [1, 2] },
    { title: '昨日', entries: [3, 4] },
    { title: null, entries: [5] },
  ]
  expect(firstOf(groups, 3)).toEqual([
    { title: '今日', entries: [1, 2] },
    { title: '昨日', entries: [3] },
  ])
  expect(firstOf(groups, 9)).toEqual(groups)
  expect(firstOf(groups, 0)).toEqual([])
})
