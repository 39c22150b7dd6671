import type { Duty } from '#domain/operations/operations.ts'

/** What came of a duty: `error` is `null` where it went well. */
export type DutyRun = { name: string; ms: number; error: string | null }

/** Writes down what the clock has done, in one statement. */
export async function saveDutyRuns(db: D1Database, runs: readonly DutyRun[], now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO clock_duties (name, ran_at, ms, ok_at, failed_at, error)
       SELECT value ->> 'name', ?2, value ->> 'ms',
         iif(value ->> 'error' IS NULL, ?2, NULL), iif(value ->> 'error' IS NULL, NULL, ?2), value ->> 'error'
       FROM json_each(?1) WHERE true
       ON CONFLICT (name) DO UPDATE SET ran_at = excluded.ran_at, ms = excluded.ms,
         ok_at = coalesce(excluded.ok_at, ok_at), failed_at = coalesce(excluded.failed_at, failed_at),
         error = coalesce(excluded.error, error)`,
    )
    .bind(JSON.stringify(runs), now.toISOString())
    .run()
}

/** All duties that were ever done, in the order of their names. */
export async function listDuties(db: D1Database): Promise<Duty[]> {
  const { results } = await db
    .prepare(
      `SELECT name, ran_at AS ranAt, ms, ok_at AS okAt, failed_at AS failedAt, error FROM clock_duties ORDER BY name`,
    )
    .all<Duty>()
  return results
}

/** When the clock last ticked; `null` where it never has. */
export const findLastTick = (db: D1Database): Promise<string | null> =>
  db.prepare('SELECT max(ran_at) AS at FROM clock_duties').first<string>('at')
