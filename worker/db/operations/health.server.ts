/** Reads one row of the public content. */
export async function readProbe(db: D1Database): Promise<void> {
  await db.prepare('SELECT 1 AS one FROM regions LIMIT 1').first()
}

/** Writes one row, always the same. */
export async function writeProbe(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO health_probe (id, written_at) VALUES (1, ?)
       ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
    )
    .bind(now.toISOString())
    .run()
}

type QueueState = { waiting: number; failed: number; oldestAt: string | null }

/** Unfinished publications: how many are pending or have failed, and since when the oldest waits. */
export async function readQueue(db: D1Database): Promise<QueueState> {
  const found = await db
    .prepare(
      `SELECT coalesce(sum(status <> 'failed'), 0) AS waiting, coalesce(sum(status = 'failed'), 0) AS failed,
         min(requested_at) AS oldestAt
       FROM publications INDEXED BY publications_unfinished WHERE status <> 'live'`,
    )
    .first<QueueState>()
  return found ?? { waiting: 0, failed: 0, oldestAt: null }
}

/** When the last migration was applied; `null` without any. SQLite stores UTC without a zone. */
export async function findLastMigration(db: D1Database): Promise<Date | null> {
  const at = await db.prepare('SELECT max(applied_at) AS at FROM d1_migrations').first<string>('at')
  return at === null ? null : new Date(`${at.replace(' ', 'T')}Z`)
}

/** The applied migrations, as wrangler records them: `0001_regions.sql`. */
export async function listMigrations(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare('SELECT name FROM d1_migrations ORDER BY name').all<{ name: string }>()
  return results.map(({ name }) => name)
}
