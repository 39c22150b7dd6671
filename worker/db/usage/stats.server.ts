import { japanTime } from '#domain/date/japan-time.ts'
import type { UsageMetric } from '#domain/usage/metric.ts'

const ADD = `ON CONFLICT (account_id, date_jst, metric) DO UPDATE SET count = count + excluded.count`

/**
 * Adds to what a member did on the day that `at` is in Japan. It goes into the same batch as the write it counts, so
 * that both are done or neither.
 */
export const countUsage = (
  db: D1Database,
  accountId: string,
  metric: UsageMetric,
  at: Date,
  count = 1,
): D1PreparedStatement =>
  db
    .prepare(`INSERT INTO usage_stats (account_id, date_jst, metric, count) VALUES (?, ?, ?, ?) ${ADD}`)
    .bind(accountId, japanTime(at).date, metric, count)

/**
 * The same for a write that may be a repetition, or hold several: it counts the rows that the statement right before it
 * in the batch changed, so that sending something twice counts it once.
 */
export const countUsageOfChange = (
  db: D1Database,
  accountId: string,
  metric: UsageMetric,
  at: Date,
): D1PreparedStatement =>
  db
    .prepare(
      // WHERE also keeps ON CONFLICT from being read as the ON of a join.
      `INSERT INTO usage_stats (account_id, date_jst, metric, count) SELECT ?, ?, ?, changes() WHERE changes() > 0 ${ADD}`,
    )
    .bind(accountId, japanTime(at).date, metric)
