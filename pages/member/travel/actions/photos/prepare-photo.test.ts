import { expect, test } from 'vitest'
import { fitted } from './prepare-photo.ts'

test('a photo is scaled down to the maximum side length, and never enlarged (R51)', () => {
  expect(fitted(4032, 3024, 2048)).toEqual({ width: 2048, height: 1536 })
  expect(fitted(3024, 4032, 2048)).toEqual({ width: 1536, height: 2048 })
  expect(fitted(800, 600, 2048)).toEqual({ width: 800, height: 600 })
  expect(fitted(20_000, 3, 2048)).toEqual({ width: 2048, height: 1 })
})
