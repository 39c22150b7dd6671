import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { findActivity } from './activities.server.ts'
import { MISSING, saved, type Written } from './rows.ts'
import { findSection } from './sections.server.ts'
import { touchStatements } from './touch.server.ts'

/** How long a deletion is stored, in days: longer than a client retries one without an answer. */
const RETENTION_DAYS = 7
const DAY_MS = 86_400_000
/** The maximum of old deletions that are removed with a new one. */
const DELETE_BATCH_SIZE = 100

const NOTE = `INSERT OR IGNORE INTO travel_deleted_parts (id, guide_id, account_id, deleted_at)
  SELECT id, guide_id, account_id, ? FROM`

const deleteOldStatement = (db: D1Database, accountId: string, now: Date) =>
  db
    .prepare(
      `DELETE FROM travel_deleted_parts WHERE account_id = ?1 AND id IN
       (SELECT id FROM travel_deleted_parts WHERE account_id = ?1 AND deleted_at < ?2 LIMIT ${DELETE_BATCH_SIZE})`,
    )
    .bind(accountId, new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString())

const wasDeleted = async (db: D1Database, accountId: string, id: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM travel_deleted_parts WHERE account_id = ? AND id = ?')
    .bind(accountId, id)
    .first()) !== null

/** Moves the lines of a section (?1) behind those of another one (?2) of the same guide, if all fit there. */
const MOVE_LINES = `UPDATE travel_activities SET section_id = ?2,
    "order" = "order" + (SELECT count(*) FROM travel_activities WHERE section_id = ?2)
  WHERE section_id = ?1 AND +account_id = ?3
  AND EXISTS (SELECT 1 FROM travel_sections target JOIN travel_sections own ON own.guide_id = target.guide_id
    WHERE target.id = ?2 AND own.id = ?1 AND target.account_id = ?3)
  AND (SELECT count(*) FROM travel_activities WHERE section_id IN (?1, ?2)) <= ${TRAVEL_LIMITS.activitiesOfSection}`

/** A section whose lines were moved, or which may be deleted with them. Binds `linesTo`, then the id. */
const IS_DELETABLE = '(? IS NULL OR NOT EXISTS (SELECT 1 FROM travel_activities WHERE section_id = ?))'

/**
 * Deletes a section with its activities, or moves these to the end of the section `linesTo` first; the sections behind
 * it move up. Repeating a recent deletion is no error.
 */
export async function deleteSection(
  db: D1Database,
  accountId: string,
  id: string,
  linesTo: string | null,
  now: Date,
): Promise<Written<true>> {
  const section = await findSection(db, accountId, id)
  if (!section) return (await wasDeleted(db, accountId, id)) ? saved(true) : MISSING
  const target = linesTo === null ? null : await findSection(db, accountId, linesTo)
  if (linesTo !== null && (target?.guideId !== section.guideId || linesTo === id)) return MISSING
  const at = now.toISOString()
  const lines = [linesTo, id]
  await db.batch([
    ...(linesTo === null ? [] : [db.prepare(MOVE_LINES).bind(id, linesTo, accountId)]),
    db
      .prepare(`${NOTE} travel_activities WHERE section_id = ? AND +account_id = ? AND ${IS_DELETABLE}`)
      .bind(at, id, accountId, ...lines),
    db
      .prepare(`${NOTE} travel_sections WHERE id = ? AND account_id = ? AND ${IS_DELETABLE}`)
      .bind(at, id, accountId, ...lines),
    db
      .prepare(
        `UPDATE travel_sections SET "order" = "order" - 1 WHERE guide_id = ? AND +account_id = ?
         AND "order" > (SELECT "order" FROM travel_sections WHERE id = ?) AND ${IS_DELETABLE}`,
      )
      .bind(section.guideId, accountId, id, ...lines),
    db
      .prepare(`DELETE FROM travel_sections WHERE id = ? AND account_id = ? AND ${IS_DELETABLE}`)
      .bind(id, accountId, ...lines),
    ...touchStatements(db, accountId, section.guideId, now),
    deleteOldStatement(db, accountId, now),
  ])
  const isLeft = linesTo !== null && (await findSection(db, accountId, id)) !== null
  return isLeft ? { outcome: 'full', limit: 'activitiesOfSection' } : saved(true)
}

/** Deletes an activity; those behind it move up. Returns whether it is deleted, also by a recent earlier call. */
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
    // Its current position: another request may have moved it.
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
    deleteOldStatement(db, accountId, now),
  ])
  return true
}
