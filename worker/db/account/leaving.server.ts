import { ADMIN_ROLES, adminBesides } from '../staff/administrators.server.ts'
import { askForRemoval, photoFolder } from '../travel/photo-removals.server.ts'

/** A subject that has left is remembered this long, in days: longer than a session can be renewed. */
const REMEMBERED = 400
const DAY = 24 * 60 * 60 * 1000

/**
 * Closes an account to everyone, before the rest is done. The last administrator's stays open (`last-administrator`): it
 * is decided with the change itself, so that two of them cannot leave in the same moment. `null`: it was not open.
 */
export async function beginLeaving(
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

/** Opens it again, as if nothing had been. */
export async function cancelLeaving(db: D1Database, id: string): Promise<void> {
  await db.prepare('UPDATE accounts SET left_at = NULL WHERE id = ?').bind(id).run()
}

/**
 * Deletes an account with all that belongs to it, and notes which subjects it was (as SHA-256), so that what they were
 * given before opens no new one.
 */
export async function finishLeaving(
  db: D1Database,
  id: string,
  subjectDigests: readonly string[],
  now: Date,
): Promise<void> {
  const forgotten = new Date(now.getTime() - REMEMBERED * DAY).toISOString()
  const note = db.prepare('INSERT OR REPLACE INTO left_subjects (digest, left_at) VALUES (?, ?)')
  await db.batch([
    db.prepare('DELETE FROM left_subjects WHERE left_at < ?').bind(forgotten),
    ...subjectDigests.map((digest) => note.bind(digest, now.toISOString())),
    // What was written for readers stays, without the member behind it.
    db.prepare('UPDATE authors SET account_id = NULL WHERE account_id = ?').bind(id),
    db.prepare('DELETE FROM accounts WHERE id = ?').bind(id),
    // Files are not rows: they follow, and whoever is interrupted finds here what is left to do.
    askForRemoval(db, photoFolder(id), now),
  ])
}
