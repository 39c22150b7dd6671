import { findActivity } from './travel-activities.server.ts'
import { findSection } from './travel-sections.server.ts'
import { touchStatements } from './travel-touch.server.ts'

/** How long a deletion is remembered, in days: longer than one that got no answer is tried again. */
const REMEMBERED = 7
const DAY_MS = 86_400_000
/** Old deletions that are forgotten with a new one. */
const FORGOTTEN_AT_ONCE = 100

const NOTE = `INSERT OR IGNORE INTO travel_deleted_parts (id, guide_id, account_id, deleted_at)
  SELECT id, guide_id, account_id, ? FROM`

const forgetStatement = (db: D1Database, accountId: string, now: Date) =>
  db
    .prepare(
      `DELETE FROM travel_deleted_parts WHERE account_id = ?1 AND id IN
       (SELECT id FROM travel_deleted_parts WHERE account_id = ?1 AND deleted_at < ?2 LIMIT ${FORGOTTEN_AT_ONCE})`,
    )
    .bind(accountId, new Date(now.getTime() - REMEMBERED * DAY_MS).toISOString())

const wasDeleted = async (db: D1Database, accountId: string, id: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM travel_deleted_parts WHERE account_id = ? AND id = ?')
    .bind(accountId, id)
    .first()) !== null

/** Deletes a section with its activities; those behind it move up. Tells whether it is, or was lately, deleted. */
export async function deleteSection(
  db: D1Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const section = await findSection(db, accountId, id)
  if (!section) return wasDeleted(db, accountId, id)
  const at = now.toISOString()
  await db.batch([
    db.prepare(`${NOTE} travel_activities WHERE section_id = ? AND +account_id = ?`).bind(at, id, accountId),
    db.prepare(`${NOTE} travel_sections WHERE id = ? AND account_id = ?`).bind(at, id, accountId),
    db
      .prepare(
        `UPDATE travel_sections SET "order" = "order" - 1 WHERE guide_id = ?1 AND +account_id = ?2
         AND "order" > (SELECT "order" FROM travel_sections WHERE id = ?3)`,
      )
      .bind(section.guideId, accountId, id),
    db.prepare('DELETE FROM travel_sections WHERE id = ? AND account_id = ?').bind(id, accountId),
    ...touchStatements(db, accountId, section.guideId, now),
    forgetStatement(db, accountId, now),
  ])
  return true
}

/** Deletes an activity; those behind it move up. Tells whether it is, or was lately, deleted. */
export async function deleteActivity(
  db: D1Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const found = await findActivity(db, accountId, id)
  if (!found) return wasDeleted(db, accountId, id)
  await db.batch([
    db
      .prepare(`${NOTE} travel_activities WHERE id = ? AND account_id = ?`)
      .bind(now.toISOString(), id, accountId),
    // Where it is now: another request may have moved it.
    db
      .prepare(
        `UPDATE travel_activities SET "order" = "order" - 1 WHERE id IN (
           SELECT other.id FROM travel_activities one JOIN travel_activities other
             ON other.section_id = one.section_id AND other."order" > one."order"
           WHERE one.id = ? AND one.account_id = ?)`,
      )
      .bind(id, accountId),
    db.prepare('DELETE FROM travel_activities WHERE id = ? AND account_id = ?').bind(id, accountId),
    ...touchStatements(db, accountId, found.guideId, now),
    forgetStatement(db, accountId, now),
  ])
  return true
}
