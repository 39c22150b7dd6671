import { japanTime } from '#domain/date/japan-time.ts'
import type { UsageMetric } from '#domain/usage/metric.ts'

const ADD = `ON CONFLICT (account_id, date_jst, metric) DO UPDATE SET count = count + excluded.count`

/** Adds to a member's counts of the day that `at` is in Japan, in the batch of the write that it counts. */
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
 * The same for a write that may be repeated, or changes several rows: it counts the rows changed by the preceding
 * statement of the batch, so that a repeated request counts once.
 */
export const countUsageOfChange = (
  db: D1Database,
  accountId: string,
  metric: UsageMetric,
  at: Date,
): D1PreparedStatement =>
  db
    .prepare(
      // WHERE also keeps ON CONFLICT from being parsed as the ON of a join.
      `INSERT INTO usage_stats (account_id, date_jst, metric, count) SELECT ?, ?, ?, changes() WHERE changes() > 0 ${ADD}`,
    )
    .bind(accountId, japanTime(at).date, metric)
