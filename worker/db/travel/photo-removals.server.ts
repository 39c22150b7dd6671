/** Deleted records and photos can be brought back for this long, in milliseconds. */
const KEPT = 24 * 60 * 60 * 1000

type Deleted = { account_id: string; action_id: string; id: string | null }

/** The folder of all files of an account, of one of its records, or of one of its photos. */
export const photoFolder = (accountId: string, actionId?: string | null, id?: string | null): string =>
  ['accounts', accountId, ...(actionId ? [actionId] : []), ...(id ? [id] : [])].join('/').concat('/')

const askRemoval = 'INSERT OR IGNORE INTO photo_removals (prefix, asked_at) VALUES (?, ?)'

/** The statement that has a folder emptied. It belongs into the batch that deletes the rows. */
export const askForRemoval = (db: D1Database, prefix: string, now: Date): D1PreparedStatement =>
  db.prepare(askRemoval).bind(prefix, now.toISOString())

/** Rows that were deleted a day ago go for good, at most `limit` of each kind, and their files are to follow. */
export async function expireDeleted(db: D1Database, limit: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT).toISOString()
  const found = await db.batch<Deleted>([
    db
      .prepare(
        `SELECT account_id, id AS action_id, NULL AS id FROM travel_actions
         WHERE deleted_at <= ? ORDER BY deleted_at LIMIT ?`,
      )
      .bind(before, limit),
    db
      .prepare(
        `SELECT account_id, action_id, id FROM travel_action_photos
         WHERE deleted_at <= ? ORDER BY deleted_at LIMIT ?`,
      )
      .bind(before, limit),
  ])
  const statements = found
    .flatMap(({ results }) => results)
    .flatMap(({ account_id, action_id, id }) => [
      id === null
        ? db
            .prepare('DELETE FROM travel_actions WHERE account_id = ? AND id = ? AND deleted_at <= ?')
            .bind(account_id, action_id, before)
        : db
            .prepare(
              'DELETE FROM travel_action_photos WHERE account_id = ? AND action_id = ? AND id = ? AND deleted_at <= ?',
            )
            .bind(account_id, action_id, id, before),
      // One that was brought back a moment ago keeps its files.
      db
        .prepare(`INSERT OR IGNORE INTO photo_removals (prefix, asked_at) SELECT ?, ? WHERE changes() > 0`)
        .bind(photoFolder(account_id, action_id, id), now.toISOString()),
    ])
  if (statements.length > 0) await db.batch(statements)
}

/** Folders that wait to be emptied, oldest first. */
export async function listRemovals(db: D1Database, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT prefix FROM photo_removals ORDER BY asked_at LIMIT ?')
    .bind(limit)
    .all<{ prefix: string }>()
  return results.map(({ prefix }) => prefix)
}

/** A folder is empty now. */
export async function endRemoval(db: D1Database, prefix: string): Promise<void> {
  await db.prepare('DELETE FROM photo_removals WHERE prefix = ?').bind(prefix).run()
}
