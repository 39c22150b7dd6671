import { addDays, weekdayOf } from '#domain/date/japan-time.ts'
import type { PrefectureLevel } from '#domain/region/prefecture-level.ts'
import type { UsageMetric } from '#domain/usage/metric.ts'

const DAYS = 365

/** The same number for the same one, spread over 0–1: a year that is uneven, and the same on every machine. */
const spread = (number: number): number => {
  const mixed = Math.imul(number ^ (number >>> 7), 0x9e3779b1) >>> 0
  return ((mixed ^ (mixed >>> 15)) % 1000) / 1000
}

type Day = { date: string; metric: UsageMetric; count: number }

/** What was read, and changed in guides, on the days of a year; favourites and records are counted where they are made. */
export const travelUsage = (today: string): Day[] =>
  Array.from({ length: DAYS }, (_, daysAgo) => {
    const date = addDays(today, -daysAgo)
    const isFree = ['sat', 'sun'].includes(weekdayOf(date))
    // A journey comes every eleven weeks or so: more is read before it.
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

/** What no record can tell of the map of prefectures. */
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
