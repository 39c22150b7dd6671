import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BUCKETS,
  bordersOf,
  bucketOf,
  METRICS,
  quantileOf,
  ratingOf,
  sharesOf,
  THRESHOLDS,
} from './vitals.ts'

const histogram = (metric: (typeof METRICS)[number], values: readonly number[]) => {
  const counts = Array<number>(BUCKETS).fill(0)
  for (const value of values) {
    const bucket = bucketOf(metric, value)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return counts
}

test.each(METRICS)('the thresholds of %s are bucket bounds, which ascend', (metric) => {
  const borders = bordersOf(metric)
  expect(borders).toHaveLength(BUCKETS - 1)
  expect(borders).toEqual([...borders].sort((one, other) => one - other))
  expect(borders).toContain(THRESHOLDS[metric].good)
  expect(borders).toContain(THRESHOLDS[metric].poor)
})

test('the percentile from buckets lies in the bucket of the exact one (R57)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...METRICS),
      fc.array(fc.double({ min: 0, max: 1.4, noNaN: true }), { minLength: 1, maxLength: 200 }),
      (metric, shares) => {
        const values = shares.map((share) => share * THRESHOLDS[metric].poor).sort((a, b) => a - b)
        const exact = values[Math.ceil(values.length * 0.75) - 1] ?? 0
        const found = quantileOf(metric, histogram(metric, values)) ?? -1
        const borders = [0, ...bordersOf(metric)]
        const bucket = bucketOf(metric, exact)
        expect(found).toBeGreaterThanOrEqual((borders[bucket] ?? 0) - 1e-9)
        expect(found).toBeLessThanOrEqual((borders[bucket + 1] ?? Number.POSITIVE_INFINITY) + 1e-9)
        expect(ratingOf(metric, found)).toBe(ratingOf(metric, exact === 0 ? 0 : exact))
      },
    ),
  )
})

test('no values give no percentile, infinite ones the last bound', () => {
  expect(quantileOf('LCP', [])).toBeNull()
  expect(quantileOf('LCP', histogram('LCP', [1e9]))).toBe(20_000)
})

test('the shares of good, fair and poor add up to one', () => {
  expect(sharesOf('CLS', histogram('CLS', [0.05, 0.1, 0.2, 0.9]))).toEqual({
    good: 0.5,
    fair: 0.25,
    poor: 0.25,
  })
})
