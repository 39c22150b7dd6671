import type { MissedSearch } from '#domain/office/missed-search.ts'

/** The maximum of stored searches: the frequent stay, and the latest, which have had no time to become frequent. */
const MAX_MISSED_SEARCHES = 1000
const LATEST = 200

export type SearchMiss = Pick<MissedSearch, 'words' | 'typed' | 'hits'>

/** Adds the buffered searches of a day (`2026-11-28`), in two statements. */
export async function addMissedSearches(
  db: D1Database,
  misses: readonly SearchMiss[],
  day: string,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO missed_searches (words, typed, hits, first_day, last_day)
         SELECT value ->> 'words', value ->> 'typed', value ->> 'hits', ?2, ?2 FROM json_each(?1) WHERE true
         ON CONFLICT (words) DO UPDATE SET hits = hits + excluded.hits, last_day = excluded.last_day`,
      )
      .bind(JSON.stringify(misses), day),
    db.prepare(
      `DELETE FROM missed_searches WHERE words IN (
         SELECT words FROM missed_searches
         WHERE words NOT IN (SELECT words FROM missed_searches ORDER BY last_day DESC, hits LIMIT ${LATEST})
         ORDER BY hits, last_day
         LIMIT max(0, (SELECT count(*) FROM missed_searches) - ${MAX_MISSED_SEARCHES}))`,
    ),
  ])
}

const ORDERS = { hits: 'hits DESC, last_day DESC', last: 'last_day DESC, hits DESC' } as const

/** The searches without results, most frequent or latest first. */
export async function listMissedSearches(
  db: D1Database,
  { sort, limit, offset }: { sort: keyof typeof ORDERS; limit: number; offset: number },
): Promise<{ list: MissedSearch[]; total: number }> {
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT words, typed, hits, first_day AS firstDay, last_day AS lastDay
         FROM missed_searches ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`,
      )
      .bind(limit, offset),
    db.prepare('SELECT count(*) AS n FROM missed_searches'),
  ])
  return {
    list: (rows?.results ?? []) as MissedSearch[],
    total: (counts?.results as { n: number }[] | undefined)?.[0]?.n ?? 0,
  }
}

/** Deletes a handled search from the list; when it is missed again, it returns. */
export async function deleteMissedSearch(db: D1Database, words: string): Promise<void> {
  await db.prepare('DELETE FROM missed_searches WHERE words = ?').bind(words).run()
}
