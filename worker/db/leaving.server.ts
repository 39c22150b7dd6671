import { askForRemoval, photoFolder } from './photo-removals.server.ts'

/** A subject that has left is remembered this long, in days: longer than a session can be renewed. */
const REMEMBERED = 400
const DAY = 24 * 60 * 60 * 1000

/** Closes an account to everyone, before the rest is done. Tells whether it was open. */
export async function beginLeaving(db: D1Database, id: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE accounts SET left_at = ? WHERE id = ? AND left_at IS NULL')
    .bind(now.toISOString(), id)
    .run()
  return meta.changes > 0
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
