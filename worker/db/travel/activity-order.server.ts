import type { TravelActivity } from '#domain/travel/activity.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { Row } from '../row.ts'
import { ACTIVITY_COLUMNS, MISSING, saved, toActivity, type Written } from './rows.ts'
import { findSection } from './sections.server.ts'
import { touchStatements } from './touch.server.ts'

/** The activities of a guide, in the order of its sections. */
async function listActivities(db: D1Database, accountId: string, guideId: string): Promise<TravelActivity[]> {
  const { results } = await db
    .prepare(
      `SELECT ${ACTIVITY_COLUMNS} FROM travel_sections s CROSS JOIN travel_activities a ON a.section_id = s.id
       WHERE s.guide_id = ? AND +s.account_id = ? ORDER BY s."order", s.id, a."order", a.id`,
    )
    .bind(guideId, accountId)
    .all<Row>()
  return results.map(toActivity)
}

/**
 * The new position of every activity of the guide: the named ones first in the section (?3), its others behind them; in
 * sections that lose activities the rest moves up. Binds the named ids as JSON, the guide's id, the section's, the
 * account's.
 */
const PLACED = `WITH named AS (SELECT value AS id, min(key) AS place FROM json_each(?1) GROUP BY value),
  moved AS (
    SELECT a.id, iif(named.id IS NULL, a.section_id, ?3) AS section_id, named.place AS place, a."order" AS old
    FROM travel_activities a LEFT JOIN named ON named.id = a.id WHERE a.guide_id = ?2 AND +a.account_id = ?4
  ),
  placed AS (
    SELECT id, section_id,
      row_number() OVER (PARTITION BY section_id ORDER BY place IS NULL, place, old, id) - 1 AS place
    FROM moved
  )`

/** The section exists, and does not exceed its limit. */
const FITS = `EXISTS (SELECT 1 FROM travel_sections WHERE id = ?3 AND account_id = ?4)
  AND (SELECT count(*) FROM placed WHERE section_id = ?3) <= ${TRAVEL_LIMITS.activitiesOfSection}`

/**
 * Puts the named activities first in a section, in that order, moving those of other sections of the guide. Unknown ids
 * are ignored. Returns all activities of the guide.
 */
export async function orderActivities(
  db: D1Database,
  accountId: string,
  sectionId: string,
  activityIds: readonly string[],
  now: Date,
): Promise<Written<TravelActivity[]>> {
  const section = await findSection(db, accountId, sectionId)
  if (!section) return MISSING
  const { guideId } = section
  const named = JSON.stringify(activityIds)
  const results = await db.batch<{ isFull: number }>([
    db
      .prepare(
        `${PLACED} UPDATE travel_activities SET section_id = placed.section_id, "order" = placed.place FROM placed
         WHERE travel_activities.id = placed.id AND travel_activities.guide_id = ?2 AND ${FITS}
         AND (travel_activities.section_id <> placed.section_id OR travel_activities."order" <> placed.place)`,
      )
      .bind(named, guideId, sectionId, accountId),
    ...touchStatements(db, accountId, guideId, now),
    // Within the batch, because another request may move them right after it.
    db
      .prepare(
        `SELECT EXISTS (SELECT 1 FROM json_each(?) named CROSS JOIN travel_activities a ON a.id = named.value
         WHERE a.guide_id = ? AND a.section_id <> ?) AS isFull`,
      )
      .bind(named, guideId, sectionId),
  ])
  if (!results.at(-1)?.results[0]?.isFull) return saved(await listActivities(db, accountId, guideId))
  const isThere = await findSection(db, accountId, sectionId)
  return isThere ? { outcome: 'full', limit: 'activitiesOfSection' } : MISSING
}
