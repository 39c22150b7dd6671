import { SAVED_FILTERS_CAP, SavedFilter, type SavedFilterInput } from '#domain/manuscript/saved-filter.ts'
import type { Row } from '../row.ts'

const COLUMNS = 'id, kind, name, query, created_at AS createdAt'

/** The saved filters of an account, the oldest first, so that a new one comes last. */
export async function listSavedFilters(db: D1Database, accountId: string): Promise<SavedFilter[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM saved_filters WHERE account_id = ? ORDER BY created_at, id LIMIT ?`)
    .bind(accountId, SAVED_FILTERS_CAP)
    .all<Row>()
  return results.map((row) => SavedFilter.parse(row))
}

/** Saves a filter, or updates the one with this id. `null`: the limit is reached. */
export async function saveFilter(
  db: D1Database,
  accountId: string,
  id: string,
  { kind, name, query }: SavedFilterInput,
  now: Date,
): Promise<SavedFilter | null> {
  const row = await db
    .prepare(
      `INSERT INTO saved_filters (account_id, id, kind, name, query, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE EXISTS (SELECT 1 FROM saved_filters WHERE account_id = ?1 AND id = ?2)
         OR (SELECT count(*) FROM saved_filters WHERE account_id = ?1) < ${SAVED_FILTERS_CAP}
       ON CONFLICT (account_id, id) DO UPDATE SET kind = excluded.kind, name = excluded.name, query = excluded.query
       RETURNING ${COLUMNS}`,
    )
    .bind(accountId, id, kind, name, query, now.toISOString())
    .first<Row>()
  return row && SavedFilter.parse(row)
}

/** Deletes a filter, if it exists. */
export async function deleteFilter(db: D1Database, accountId: string, id: string): Promise<void> {
  await db.prepare('DELETE FROM saved_filters WHERE account_id = ? AND id = ?').bind(accountId, id).run()
}
