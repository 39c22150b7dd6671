import { addDays, weekdayOf } from '#domain/date/japan-time.ts'
import type { PrefectureLevel } from '#domain/region/prefecture-level.ts'
import type { UsageMetric } from '#domain/usage/metric.ts'

const DAYS = 365

/** A stable pseudorandom number from 0 to 1. */
const spread = (number: number): number => {
  const mixed = Math.imul(number ^ (number >>> 7), 0x9e3779b1) >>> 0
  return ((mixed ^ (mixed >>> 15)) % 1000) / 1000
}

type Day = { date: string; metric: UsageMetric; count: number }

/** Pages read and guides changed per day of a year; favourites and records are counted when they are created. */
export const travelUsage = (today: string): Day[] =>
  Array.from({ length: DAYS }, (_, daysAgo) => {
    const date = addDays(today, -daysAgo)
    const isFree = ['sat', 'sun'].includes(weekdayOf(date))
    // About every eleven weeks there is a trip, before which more is read.
    const eagerness = 0.35 + 0.3 * Math.cos((daysAgo / 77) * 2 * Math.PI) + (isFree ? 0.25 : 0)
    const reads = daysAgo < 6 || spread(daysAgo + 11) < eagerness
    if (!reads) return []
    const counts: [UsageMetric, number][] = [
      ['articlesRead', Math.floor(spread(daysAgo * 3 + 1) * 4 * (0.6 + eagerness))],
      ['spotsViewed', 1 + Math.floor(spread(daysAgo * 5 + 2) * 8 * (0.5 + eagerness))],
      ['guidesUpdated', eagerness > 0.6 && spread(daysAgo * 7 + 3) > 0.6 ? 1 + (daysAgo % 4) : 0],
    ]
    return counts.filter(([, count]) => count > 0).map(([metric, count]) => ({ date, metric, count }))
  }).flat()

/** Levels of prefectures that do not follow from records. */
export const TRAVEL_MARKS: Record<string, PrefectureLevel> = {
  '13': 'lived',
  '15': 'passed',
  '22': 'passed',
  '23': 'visited',
  '27': 'stayed',
  '33': 'visited',
  '35': 'passed',
  '47': 'stayed',
}
