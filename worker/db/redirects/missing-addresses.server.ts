import type { MissingAddress } from '#domain/office/missing-address.ts'

/** The maximum of stored addresses: those with many hits stay, and the latest, which have had no time to get many. */
const MAX_MISSING_ADDRESSES = 1000
const LATEST = 200

export type Miss = { path: string; hits: number; referrerHost: string | null }

/** Adds the buffered misses, in two statements. */
export async function addMisses(db: D1Database, misses: readonly Miss[], now: Date): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO missing_addresses (path, hits, referrer_host, first_hit_at, last_hit_at)
         SELECT value ->> 'path', value ->> 'hits', value ->> 'referrerHost', ?2, ?2 FROM json_each(?1) WHERE true
         ON CONFLICT (path) DO UPDATE SET hits = hits + excluded.hits, last_hit_at = excluded.last_hit_at,
           referrer_host = coalesce(excluded.referrer_host, referrer_host)`,
      )
      .bind(JSON.stringify(misses), now.toISOString()),
    db.prepare(
      `DELETE FROM missing_addresses WHERE path IN (
         SELECT path FROM missing_addresses
         WHERE path NOT IN (SELECT path FROM missing_addresses ORDER BY last_hit_at DESC, path LIMIT ${LATEST})
         ORDER BY hits, last_hit_at
         LIMIT max(0, (SELECT count(*) FROM missing_addresses) - ${MAX_MISSING_ADDRESSES}))`,
    ),
  ])
}

const ORDERS = { hits: 'hits DESC, last_hit_at DESC', last: 'last_hit_at DESC, hits DESC' } as const

/** The missing addresses, most hits or latest first. */
export async function listMissingAddresses(
  db: D1Database,
  { sort, limit, offset = 0 }: { sort: keyof typeof ORDERS; limit: number; offset?: number },
): Promise<{ list: MissingAddress[]; total: number }> {
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT path, hits, referrer_host AS referrerHost, first_hit_at AS firstHitAt, last_hit_at AS lastHitAt
         FROM missing_addresses ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`,
      )
      .bind(limit, offset),
    db.prepare('SELECT count(*) AS n FROM missing_addresses'),
  ])
  return {
    list: (rows?.results ?? []) as MissingAddress[],
    total: (counts?.results as { n: number }[] | undefined)?.[0]?.n ?? 0,
  }
}

/** All of them: at most a thousand. */
export async function listMissedPaths(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare('SELECT path FROM missing_addresses').all<{ path: string }>()
  return results.map(({ path }) => path)
}

/** The statement that deletes addresses from the list; a new request adds them again. */
export const deleteMissingStatement = (db: D1Database, paths: readonly string[]): D1PreparedStatement =>
  db
    .prepare('DELETE FROM missing_addresses WHERE path IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(paths))

/** Deletes a handled address from the list; a new request adds it again. */
export async function deleteMissingAddress(db: D1Database, path: string): Promise<void> {
  await deleteMissingStatement(db, [path]).run()
}
