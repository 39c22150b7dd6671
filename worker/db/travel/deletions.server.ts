import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { findActivity } from './activities.server.ts'
import { MISSING, saved, type Written } from './rows.ts'
import { findSection } from './sections.server.ts'
import { touchStatements } from './touch.server.ts'

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

/** The lines of a section (?1) behind those of another one (?2) of the same guide, if they all fit there. */
const MOVE_LINES = `UPDATE travel_activities SET section_id = ?2,
    "order" = "order" + (SELECT count(*) FROM travel_activities WHERE section_id = ?2)
  WHERE section_id = ?1 AND +account_id = ?3
  AND EXISTS (SELECT 1 FROM travel_sections target JOIN travel_sections own ON own.guide_id = target.guide_id
    WHERE target.id = ?2 AND own.id = ?1 AND target.account_id = ?3)
  AND (SELECT count(*) FROM travel_activities WHERE section_id IN (?1, ?2)) <= ${TRAVEL_LIMITS.activitiesOfSection}`

/** A section whose lines have gone elsewhere, or which may be deleted with them. Binds `linesTo`, then the id. */
const MAY_GO = '(? IS NULL OR NOT EXISTS (SELECT 1 FROM travel_activities WHERE section_id = ?))'

/**
 * Deletes a section with its activities, or moves these to the end of the section `linesTo` before; the sections behind
 * it move up. Deleting what was deleted lately is done already.
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
      .prepare(`${NOTE} travel_activities WHERE section_id = ? AND +account_id = ? AND ${MAY_GO}`)
      .bind(at, id, accountId, ...lines),
    db
      .prepare(`${NOTE} travel_sections WHERE id = ? AND account_id = ? AND ${MAY_GO}`)
      .bind(at, id, accountId, ...lines),
    db
      .prepare(
        `UPDATE travel_sections SET "order" = "order" - 1 WHERE guide_id = ? AND +account_id = ?
         AND "order" > (SELECT "order" FROM travel_sections WHERE id = ?) AND ${MAY_GO}`,
      )
      .bind(section.guideId, accountId, id, ...lines),
    db
      .prepare(`DELETE FROM travel_sections WHERE id = ? AND account_id = ? AND ${MAY_GO}`)
      .bind(id, accountId, ...lines),
    ...touchStatements(db, accountId, section.guideId, now),
    forgetStatement(db, accountId, now),
  ])
  const isLeft = linesTo !== null && (await findSection(db, accountId, id)) !== null
  return isLeft ? { outcome: 'full', limit: 'activitiesOfSection' } : saved(true)
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
