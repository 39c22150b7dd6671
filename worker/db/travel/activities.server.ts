import type { TravelActivity, TravelActivityInput } from '#domain/travel/activity.ts'
import { brokenActivityTimes } from '#domain/travel/date-rules.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { type Row, valuesOf } from '../row.ts'
import {
  ACTIVITY_COLUMNS,
  ACTIVITY_INPUT,
  assignments,
  isDone,
  MISSING,
  namesOf,
  saved,
  TAKEN,
  toActivity,
  type Written,
} from './rows.ts'
import { findSection } from './sections.server.ts'
import { touchStatements } from './touch.server.ts'

/** An activity of an account, in a guide that is not deleted. Binds its id, then the account's. */
const FIND = `SELECT ${ACTIVITY_COLUMNS}, a.guide_id FROM travel_activities a JOIN travel_guides g ON g.id = a.guide_id AND g.account_id = a.account_id
  WHERE a.id = ? AND a.account_id = ? AND g.deleted_at IS NULL`

export async function findActivity(
  db: D1Database,
  accountId: string,
  id: string,
): Promise<{ activity: TravelActivity; guideId: string } | null> {
  const row = await db.prepare(FIND).bind(id, accountId).first<Row>()
  return row && { activity: toActivity(row), guideId: String(row.guide_id) }
}

type NewActivity = { id: string; at: number; activity: TravelActivityInput }

/** The number of activities of a section: binds its id. At most 60 rows of an index. */
const COUNT = '(SELECT count(*) FROM travel_activities WHERE section_id = ?)'

/** A section and its guide below their limits, and an unused id. */
const ROOM = `EXISTS (SELECT 1 FROM travel_sections s JOIN travel_guides g ON g.id = s.guide_id AND g.account_id = s.account_id
    WHERE s.id = ? AND s.account_id = ? AND g.deleted_at IS NULL AND g.activity_count < ${TRAVEL_LIMITS.activitiesOfGuide})
  AND ${COUNT} < ${TRAVEL_LIMITS.activitiesOfSection}
  AND NOT EXISTS (SELECT 1 FROM travel_activities WHERE id = ?)`

type Place = { sectionId: string; guideId: string }

function insertStatements(
  db: D1Database,
  accountId: string,
  { sectionId, guideId }: Place,
  { id, at, activity }: NewActivity,
  now: Date,
) {
  const room = [sectionId, accountId, sectionId, id]
  const values = valuesOf(ACTIVITY_INPUT, activity)
  return [
    db
      .prepare(
        `UPDATE travel_activities SET "order" = "order" + 1 WHERE section_id = ? AND "order" >= ? AND ${ROOM}`,
      )
      .bind(sectionId, at, ...room),
    db
      .prepare(
        `INSERT INTO travel_activities (id, section_id, guide_id, account_id, "order", ${namesOf(ACTIVITY_INPUT)})
         SELECT ?, ?, ?, ?, min(?, ${COUNT}), ${values.map(() => '?').join(', ')} WHERE ${ROOM}`,
      )
      .bind(id, sectionId, guideId, accountId, at, sectionId, ...values, ...room),
    ...touchStatements(db, accountId, guideId, now),
    db.prepare('DELETE FROM travel_deleted_parts WHERE id = ? AND account_id = ?').bind(id, accountId),
  ]
}

/** The reason why nothing was inserted. */
async function refusalOf(db: D1Database, sectionId: string, id: string): Promise<Written<never>> {
  const [used, counted] = await db.batch<{ count: number }>([
    db.prepare('SELECT count(*) AS count FROM travel_activities WHERE id = ?').bind(id),
    db.prepare(`SELECT ${COUNT} AS count`).bind(sectionId),
  ])
  if (used?.results[0]?.count) return TAKEN
  const ofSection = Number(counted?.results[0]?.count) >= TRAVEL_LIMITS.activitiesOfSection
  return { outcome: 'full', limit: ofSection ? 'activitiesOfSection' : 'activitiesOfGuide' }
}

/** Adds an activity at a position of its section. The same id again changes nothing, even if it was moved since. */
export async function addActivity(
  db: D1Database,
  accountId: string,
  sectionId: string,
  added: NewActivity,
  now: Date,
): Promise<Written<TravelActivity>> {
  const section = await findSection(db, accountId, sectionId)
  if (!section) return MISSING
  const broken = brokenActivityTimes(added.activity)
  if (broken) return { outcome: 'wrong', ...broken }
  const { guideId } = section
  await db.batch(insertStatements(db, accountId, { sectionId, guideId }, added, now))
  const found = await findActivity(db, accountId, added.id)
  if (found) return found.guideId === guideId ? saved(found.activity) : TAKEN
  return refusalOf(db, sectionId, added.id)
}

/** Updates an activity, if it still has the version that the change is based on. */
export async function updateActivity(
  db: D1Database,
  accountId: string,
  id: string,
  { version, patch }: { version: number; patch: Partial<TravelActivityInput> },
  now: Date,
): Promise<Written<TravelActivity>> {
  const found = await findActivity(db, accountId, id)
  if (!found) return MISSING
  const { activity: current, guideId } = found
  if (current.version !== version)
    return isDone(ACTIVITY_INPUT, current, patch) ? saved(current) : { outcome: 'conflict', current }
  const broken = brokenActivityTimes({ ...current, ...patch })
  if (broken) return { outcome: 'wrong', ...broken }
  const { sql, values } = assignments(ACTIVITY_INPUT, patch)
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE travel_activities SET ${sql} version = version + 1 WHERE id = ? AND account_id = ? AND version = ?`,
      )
      .bind(...values, id, accountId, version),
    ...touchStatements(db, accountId, guideId, now),
  ])
  const after = (await findActivity(db, accountId, id))?.activity
  if (!after) return MISSING
  if (!changed?.meta.changes && !isDone(ACTIVITY_INPUT, after, patch))
    return { outcome: 'conflict', current: after }
  return saved(after)
}
