import { expect, test } from 'vitest'
import { slopeOf } from './slope.ts'

test('the slope of the memory is what a thousand answers add to it, and nothing where it stays as it is', () => {
  const samples = [0, 1000, 2000, 3000].map((answers) => ({ answers, megabytes: 100 + 0.0025 * answers }))
  expect(slopeOf(samples)).toBeCloseTo(2.5)
  expect(slopeOf(samples.map((one) => ({ ...one, megabytes: 7 })))).toBe(0)
  expect(slopeOf(samples.slice(0, 1))).toBe(0)
})
