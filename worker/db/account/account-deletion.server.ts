import { contentOf } from '../members/databases.ts'
import { ADMIN_ROLES, adminBesides } from '../staff/administrators.server.ts'
import { photoFolder, requestRemovalStatement } from '../travel/photo-removals.server.ts'

/** How long a deleted subject is stored, in days: longer than a session can be renewed. */
const RETENTION_DAYS = 400
const DAY = 24 * 60 * 60 * 1000

/**
 * Closes an account before the rest of its deletion. The last administrator's stays open (`last-administrator`): this
 * is checked in the same statement, so that two of them cannot be deleted in the same moment. `null`: it was not open.
 */
export async function startAccountDeletion(
  db: D1Database,
  id: string,
  now: Date,
): Promise<'begun' | 'last-administrator' | null> {
  const [closed, open] = await db.batch([
    db
      .prepare(
        `UPDATE accounts SET left_at = ?2 WHERE id = ?1 AND left_at IS NULL
         AND (role_id NOT IN (${ADMIN_ROLES}) OR ${adminBesides('?1')})`,
      )
      .bind(id, now.toISOString()),
    db.prepare('SELECT 1 FROM accounts WHERE id = ? AND left_at IS NULL').bind(id),
  ])
  if ((closed?.meta.changes ?? 0) > 0) return 'begun'
  return open?.results.length ? 'last-administrator' : null
}

/** Reopens the account unchanged. */
export async function cancelAccountDeletion(db: D1Database, id: string): Promise<void> {
  await db.prepare('UPDATE accounts SET left_at = NULL WHERE id = ?').bind(id).run()
}

/**
 * Deletes an account with all its data, and stores the SHA-256 of its subjects, so that tokens issued before create no
 * new account.
 */
export async function finishAccountDeletion(
  db: D1Database,
  id: string,
  subjectDigests: readonly string[],
  now: Date,
): Promise<void> {
  const forgotten = new Date(now.getTime() - RETENTION_DAYS * DAY).toISOString()
  const note = db.prepare('INSERT OR REPLACE INTO left_subjects (digest, left_at) VALUES (?, ?)')
  await db.batch([
    db.prepare('DELETE FROM left_subjects WHERE left_at < ?').bind(forgotten),
    ...subjectDigests.map((digest) => note.bind(digest, now.toISOString())),
    // Published content stays, without its member.
    db.prepare('UPDATE authors SET account_id = NULL WHERE account_id = ?').bind(id),
    db.prepare('DELETE FROM accounts WHERE id = ?').bind(id),
    // Files are deleted afterwards; an interrupted deletion finds the rest in this table.
    requestRemovalStatement(db, photoFolder(id), now),
  ])
  // A trigger does it where the log and the account are in one database.
  const office = contentOf(db)
  if (office !== db)
    await office.prepare('UPDATE audit_log SET ref_id = NULL WHERE ref_id = ?').bind(id).run()
}

/** How many interrupted deletions are completed at once. */
const MAX_LISTED = 20

/** The accounts whose deletion began before a moment and is not complete. */
export async function listUnfinishedDeletions(db: D1Database, before: Date): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT id FROM accounts WHERE left_at < ? ORDER BY left_at LIMIT ${MAX_LISTED}`)
    .bind(before.toISOString())
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}
