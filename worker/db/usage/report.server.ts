import { z } from 'zod'
import { PrefectureLevel } from '#domain/region/prefecture-level.ts'
import { UsageMetric } from '#domain/usage/metric.ts'
import { daysOfMonths } from '#domain/usage/months.ts'
import type { PrefectureStats } from '#domain/usage/usage-stats.ts'
import type { Row } from '../row.ts'

/** The stored counts: by day, by month of travel, and by prefecture. */
type UsageReport = {
  days: { date: string; metric: UsageMetric; count: number }[]
  travels: { month: string; prefectureCode: string; count: number; stays: number }[]
  /** Over all time, with levels set by the member. */
  prefectures: PrefectureStats[]
  firstDay: string | null
  lastDay: string | null
  years: number[]
}

const Days = z.array(z.object({ date: z.string(), metric: UsageMetric, count: z.number() }))
const Travels = z.array(
  z.object({ month: z.string(), prefectureCode: z.string(), count: z.number(), stays: z.number() }),
)
const Prefectures = z.array(
  z.object({ code: z.string(), count: z.number(), stays: z.number(), marked: PrefectureLevel.nullable() }),
)
const Ends = z.array(z.object({ firstDay: z.string().nullable(), lastDay: z.string().nullable() }))
const Years = z.array(z.object({ year: z.string() }))

/**
 * The years in a column of days or months: each is found by the index from the one after it, without reading all rows.
 */
const yearsOf = (table: 'usage_stats' | 'travel_month_counts', column: 'date_jst' | 'month') =>
  `WITH RECURSIVE years (year) AS (
     SELECT substr(max(${column}), 1, 4) FROM ${table} WHERE account_id = ?1
     UNION ALL
     SELECT (SELECT substr(max(${column}), 1, 4) FROM ${table} WHERE account_id = ?1 AND ${column} < years.year)
     FROM years WHERE years.year IS NOT NULL
   )
   SELECT year FROM years WHERE year IS NOT NULL LIMIT 200`

const PREFECTURES = `
  SELECT code, sum(count) AS count, sum(stays) AS stays, max(marked) AS marked FROM (
    SELECT prefecture_code AS code, count, iif(type = 'stayed', count, 0) AS stays, NULL AS marked
    FROM travel_action_counts
    WHERE account_id = ?1 AND type IN ('visited', 'stayed', 'ate', 'bought') AND prefecture_code <> '' AND count > 0
    UNION ALL
    SELECT prefecture_code, 0, 0, level FROM prefecture_marks WHERE account_id = ?1
  )
  GROUP BY code ORDER BY code`

/**
 * Reads a member's counts of twelve months (`yyyy-MM`, in order) in one round trip. It reads counts only, at most five
 * a day and one for each month and prefecture, whatever the number of events.
 */
export async function readUsage(
  db: D1Database,
  accountId: string,
  months: readonly string[],
): Promise<UsageReport> {
  const { from, to } = daysOfMonths(months)
  const [days, travels, prefectures, ends, usageYears, travelYears] = await db.batch<Row>([
    db
      .prepare(
        `SELECT date_jst AS date, metric, count FROM usage_stats
         WHERE account_id = ? AND date_jst BETWEEN ? AND ? ORDER BY date_jst, metric`,
      )
      .bind(accountId, from, to),
    db
      .prepare(
        `SELECT month, prefecture_code AS prefectureCode, count, stays FROM travel_month_counts
         WHERE account_id = ? AND month BETWEEN ? AND ? ORDER BY month, prefecture_code`,
      )
      .bind(accountId, months[0], months.at(-1)),
    db.prepare(PREFECTURES).bind(accountId),
    db
      .prepare(
        `SELECT (SELECT min(date_jst) FROM usage_stats WHERE account_id = ?1) AS firstDay,
                (SELECT max(date_jst) FROM usage_stats WHERE account_id = ?1) AS lastDay`,
      )
      .bind(accountId),
    db.prepare(yearsOf('usage_stats', 'date_jst')).bind(accountId),
    db.prepare(yearsOf('travel_month_counts', 'month')).bind(accountId),
  ])
  const years = [...Years.parse(usageYears?.results), ...Years.parse(travelYears?.results)]
  const [range = { firstDay: null, lastDay: null }] = Ends.parse(ends?.results)
  return {
    days: Days.parse(days?.results),
    travels: Travels.parse(travels?.results),
    prefectures: Prefectures.parse(prefectures?.results).map(({ count, stays, ...prefecture }) => ({
      ...prefecture,
      records: { count, stays },
    })),
    ...range,
    years: years.map(({ year }) => Number(year)),
  }
}
