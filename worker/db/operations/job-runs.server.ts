import type { JobStatus } from '#domain/operations/operations.ts'

/** The outcome of a job: `error` is `null` on success. */
export type JobRun = { name: string; ms: number; error: string | null }

/** Saves the outcomes of jobs, in one statement. */
export async function saveJobRuns(db: D1Database, runs: readonly JobRun[], now: Date): Promise<void> {
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

/** All jobs that ever ran, ordered by name. */
export async function listJobs(db: D1Database): Promise<JobStatus[]> {
  const { results } = await db
    .prepare(
      `SELECT name, ran_at AS ranAt, ms, ok_at AS okAt, failed_at AS failedAt, error FROM clock_duties ORDER BY name`,
    )
    .all<JobStatus>()
  return results
}

/** When scheduled jobs last ran; `null` if never. */
export const findLastJobRun = (db: D1Database): Promise<string | null> =>
  db.prepare('SELECT max(ran_at) AS at FROM clock_duties').first<string>('at')
