import { type UsageMetric, UsageMetric as UsageMetrics } from './metric.ts'
import type { PrefectureStats, UsageCounts, UsageMonth } from './usage-stats.ts'

type CountedDay = { date: string; metric: UsageMetric; count: number }
type CountedTravel = { month: string; prefectureCode: string; count: number; stays: number }

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0)

/** Totals by metric. */
export const countsOf = (days: readonly CountedDay[]): UsageCounts =>
  Object.fromEntries(
    UsageMetrics.options.map((metric) => [metric, sum(days.filter((day) => day.metric === metric))]),
  ) as UsageCounts

/** The months in order, with their totals. */
export const usageMonths = (
  months: readonly string[],
  days: readonly CountedDay[],
  travels: readonly CountedTravel[],
): UsageMonth[] =>
  months.map((month) => {
    const own = days.filter(({ date }) => date.startsWith(month))
    return {
      month,
      counts: countsOf(own),
      days: new Set(own.map(({ date }) => date)).size,
      travels: sum(travels.filter((travel) => travel.month === month)),
    }
  })

/** Visited prefectures with their records; levels set by hand are not included. */
export function travelledPrefectures(travels: readonly CountedTravel[]): PrefectureStats[] {
  const codes = [...new Set(travels.map(({ prefectureCode }) => prefectureCode))].filter(Boolean).sort()
  return codes.map((code) => {
    const own = travels.filter(({ prefectureCode }) => prefectureCode === code)
    const stays = own.reduce((total, travel) => total + travel.stays, 0)
    return { code, records: { count: sum(own), stays }, marked: null }
  })
}
