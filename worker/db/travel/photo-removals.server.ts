/** How long deleted records and photos can be restored, in milliseconds. */
const RETENTION_MS = 24 * 60 * 60 * 1000

type Deleted = { account_id: string; action_id: string; id: string | null }

/** The folder of the files of an account, a record, or a photo. */
export const photoFolder = (accountId: string, actionId?: string | null, id?: string | null): string =>
  ['accounts', accountId, ...(actionId ? [actionId] : []), ...(id ? [id] : [])].join('/').concat('/')

const INSERT_REMOVAL = 'INSERT OR IGNORE INTO photo_removals (prefix, asked_at) VALUES (?, ?)'

/** The statement that schedules the removal of a folder, for the batch that deletes the rows. */
export const requestRemovalStatement = (db: D1Database, prefix: string, now: Date): D1PreparedStatement =>
  db.prepare(INSERT_REMOVAL).bind(prefix, now.toISOString())

const retentionStart = (now: Date): string => new Date(now.getTime() - RETENTION_MS).toISOString()

/** The statement that tells as `isDue` whether something expired, or a folder waits for its removal. */
export const isSweepDue = (db: D1Database, now: Date): D1PreparedStatement =>
  db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM travel_actions WHERE deleted_at <= ?1)
         OR EXISTS (SELECT 1 FROM travel_action_photos WHERE deleted_at <= ?1)
         OR EXISTS (SELECT 1 FROM photo_removals) AS isDue`,
    )
    .bind(retentionStart(now))

/** Removes rows that were deleted a day ago, at most `limit` of each kind, and schedules the removal of their files. */
export async function expireDeleted(db: D1Database, limit: number, now: Date): Promise<void> {
  const before = retentionStart(now)
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
      // A photo that was just restored keeps its files.
      db
        .prepare(`INSERT OR IGNORE INTO photo_removals (prefix, asked_at) SELECT ?, ? WHERE changes() > 0`)
        .bind(photoFolder(account_id, action_id, id), now.toISOString()),
    ])
  if (statements.length > 0) await db.batch(statements)
}

/** Folders that are scheduled for removal, oldest first. */
export async function listRemovals(db: D1Database, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT prefix FROM photo_removals ORDER BY asked_at LIMIT ?')
    .bind(limit)
    .all<{ prefix: string }>()
  return results.map(({ prefix }) => prefix)
}

/** Marks folders as removed. */
export async function endRemovals(db: D1Database, prefixes: readonly string[]): Promise<void> {
  await db
    .prepare('DELETE FROM photo_removals WHERE prefix IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(prefixes))
    .run()
}
