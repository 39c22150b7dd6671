import { expect, test } from 'vitest'
import { pairs } from './pairs.ts'

test.each([
  [
    [4, 1, 1],
    [[4], [1, 1]],
  ],
  [
    [1, 1, 1],
    [[1, 1], [1]],
  ],
  [
    [1, 2, 1],
    [[1], [2], [1]],
  ],
  [[], []],
])('in %j consecutive small entries share a row', (sizes, rows) => {
  expect(pairs(sizes, (size) => size === 1)).toEqual(rows)
})
