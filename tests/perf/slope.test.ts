import { expect, test } from 'vitest'
import { slopeOf } from './slope.ts'

test('the slope is the memory growth per thousand responses, and 0 for constant memory', () => {
  const samples = [0, 1000, 2000, 3000].map((answers) => ({ answers, megabytes: 100 + 0.0025 * answers }))
  expect(slopeOf(samples)).toBeCloseTo(2.5)
  expect(slopeOf(samples.map((one) => ({ ...one, megabytes: 7 })))).toBe(0)
  expect(slopeOf(samples.slice(0, 1))).toBe(0)
})
