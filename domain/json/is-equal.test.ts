import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEqual } from './is-equal.ts'

test('a value equals its copy, regardless of key order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isEqual(value, structuredClone(value))).toBe(true)
    }),
  )
  expect(isEqual({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true)
  expect(isEqual({ a: 1 }, { a: 1, b: undefined })).toBe(true)
})

test('values that differ anywhere are not equal', () => {
  for (const [one, other] of [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [[], {}],
    [null, {}],
    ['1', 1],
  ])
    expect(isEqual(one, other)).toBe(false)
})
