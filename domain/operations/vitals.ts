import type { Device } from './browser-name.ts'

/** Web vitals (https://web.dev/articles/vitals); times in milliseconds, CLS without a unit. */
export const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type Metric = (typeof METRICS)[number]

/** Upper bound for good and lower bound for poor, from web.dev and as used by Search Console. */
export const THRESHOLDS: Readonly<Record<Metric, { good: number; poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1800 },
}

export type Rating = 'good' | 'fair' | 'poor'

export const ratingOf = (metric: Metric, value: number): Rating => {
  const { good, poor } = THRESHOLDS[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/**
 * Bucket bounds as multiples of the good threshold, aligned with both thresholds: sixteen buckets and an overflow
 * bucket.
 */
const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const BEYOND = [1.25, 1.5, 2, 3, 5]

/** The upper bounds of a metric's buckets, ascending; larger values are in the overflow bucket. */
export const bordersOf = (metric: Metric): readonly number[] => {
  const { good, poor } = THRESHOLDS[metric]
  return [
    ...new Set(
      [
        ...STEPS.map((step) => good * step),
        (good + poor) / 2,
        poor,
        ...BEYOND.map((step) => poor * step),
      ].map((border) => Number(border.toPrecision(4))),
    ),
  ]
}

export const BUCKETS = STEPS.length + 2 + BEYOND.length + 1

/** The index of a value's bucket. */
export const bucketOf = (metric: Metric, value: number): number => {
  const index = bordersOf(metric).findIndex((border) => value <= border)
  return index < 0 ? BUCKETS - 1 : index
}

/**
 * The quantile from bucket counts, linearly interpolated within a bucket. `null` without values; the last bound for
 * values in the overflow bucket.
 */
export function quantileOf(metric: Metric, counts: readonly number[], share = 0.75): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const borders = bordersOf(metric)
  const wanted = total * share
  let before = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= wanted) {
      const low = index === 0 ? 0 : (borders[index - 1] ?? 0)
      const high = borders[index] ?? low
      return low + (high - low) * ((wanted - before) / count)
    }
    before += count
  }
  return borders.at(-1) ?? null
}

/** Vitals of a page type on a device class: per metric the number of measurements and the 75th percentile. */
export type VitalsOfPage = {
  pageType: string
  device: Device
  metrics: Partial<Record<Metric, { samples: number; p75: number; shares: Record<Rating, number> }>>
}

/** Shares of good, fair and poor values. */
export function sharesOf(metric: Metric, counts: readonly number[]): Record<Rating, number> {
  const shares: Record<Rating, number> = { good: 0, fair: 0, poor: 0 }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const borders = bordersOf(metric)
  for (const [index, count] of counts.entries())
    shares[ratingOf(metric, borders[index] ?? Number.POSITIVE_INFINITY)] += count / Math.max(1, total)
  return shares
}
