import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { TravelSection, TravelSectionInput } from '#domain/travel/section.ts'
import { type Row, valuesOf } from '../row.ts'
import { findGuide } from './guides.server.ts'
import {
  assignments,
  isDone,
  LIVE_GUIDE,
  MISSING,
  namesOf,
  SECTION_COLUMNS,
  SECTION_INPUT,
  saved,
  TAKEN,
  toSection,
  type Written,
} from './rows.ts'
import { touchStatements } from './touch.server.ts'

/** A section of an account, in a guide that is not deleted. Binds its id, then the account's. */
const FIND = `SELECT ${SECTION_COLUMNS} FROM travel_sections s JOIN travel_guides g ON g.id = s.guide_id AND g.account_id = s.account_id
  WHERE s.id = ? AND s.account_id = ? AND g.deleted_at IS NULL`

export async function findSection(
  db: D1Database,
  accountId: string,
  id: string,
): Promise<TravelSection | null> {
  const row = await db.prepare(FIND).bind(id, accountId).first<Row>()
  return row && toSection(row)
}

/** The sections of a guide, in their order. */
async function listSections(db: D1Database, accountId: string, guideId: string): Promise<TravelSection[]> {
  const { results } = await db
    .prepare(
      `SELECT ${SECTION_COLUMNS} FROM travel_sections s WHERE s.guide_id = ? AND +s.account_id = ?
       ORDER BY s."order", s.id`,
    )
    .bind(guideId, accountId)
    .all<Row>()
  return results.map(toSection)
}

type NewSection = { id: string; at: number; section: TravelSectionInput }

/** A guide of this account below its limit, and an unused id: binds the guide's id, the account's, the new id. */
const ROOM = `EXISTS (SELECT 1 FROM travel_guides WHERE ${LIVE_GUIDE} AND section_count < ${TRAVEL_LIMITS.sections})
  AND NOT EXISTS (SELECT 1 FROM travel_sections WHERE id = ?)`

function insertStatements(db: D1Database, accountId: string, guideId: string, added: NewSection, now: Date) {
  const { id, at, section } = added
  const room = [guideId, accountId, id]
  const values = valuesOf(SECTION_INPUT, section)
  return [
    db
      .prepare(
        `UPDATE travel_sections SET "order" = "order" + 1 WHERE guide_id = ? AND "order" >= ? AND ${ROOM}`,
      )
      .bind(guideId, at, ...room),
    db
      .prepare(
        `INSERT INTO travel_sections (id, guide_id, account_id, "order", ${namesOf(SECTION_INPUT)})
         SELECT ?, ?, ?, min(?, (SELECT section_count FROM travel_guides WHERE id = ?)),
         ${values.map(() => '?').join(', ')} WHERE ${ROOM}`,
      )
      .bind(id, guideId, accountId, at, guideId, ...values, ...room),
    ...touchStatements(db, accountId, guideId, now),
    db.prepare('DELETE FROM travel_deleted_parts WHERE id = ? AND account_id = ?').bind(id, accountId),
  ]
}

/** Adds a section at a position, or at the end. The same id again changes nothing. */
export async function addSection(
  db: D1Database,
  accountId: string,
  guideId: string,
  added: NewSection,
  now: Date,
): Promise<Written<TravelSection>> {
  const guide = await findGuide(db, accountId, guideId)
  if (!guide) return MISSING
  const [, inserted] = await db.batch(insertStatements(db, accountId, guideId, added, now))
  const section = await findSection(db, accountId, added.id)
  if (section) return section.guideId === guideId ? saved(section) : TAKEN
  if (inserted?.meta.changes) return MISSING
  const { results } = await db.prepare('SELECT 1 FROM travel_sections WHERE id = ?').bind(added.id).all()
  return results.length > 0 ? TAKEN : { outcome: 'full', limit: 'sections' }
}

/** Updates a section, if it still has the version that the change is based on. */
export async function updateSection(
  db: D1Database,
  accountId: string,
  id: string,
  { version, patch }: { version: number; patch: Partial<TravelSectionInput> },
  now: Date,
): Promise<Written<TravelSection>> {
  const current = await findSection(db, accountId, id)
  if (!current) return MISSING
  if (current.version !== version)
    return isDone(SECTION_INPUT, current, patch) ? saved(current) : { outcome: 'conflict', current }
  const { sql, values } = assignments(SECTION_INPUT, patch)
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE travel_sections SET ${sql} version = version + 1 WHERE id = ? AND account_id = ? AND version = ?`,
      )
      .bind(...values, id, accountId, version),
    ...touchStatements(db, accountId, current.guideId, now),
  ])
  const after = await findSection(db, accountId, id)
  if (!after) return MISSING
  if (!changed?.meta.changes && !isDone(SECTION_INPUT, after, patch))
    return { outcome: 'conflict', current: after }
  return saved(after)
}

/** Puts the named sections first, in that order, and the others behind in their order. Unknown ids are ignored. */
export async function orderSections(
  db: D1Database,
  accountId: string,
  guideId: string,
  sectionIds: readonly string[],
  now: Date,
): Promise<TravelSection[] | null> {
  const guide = await findGuide(db, accountId, guideId)
  if (!guide) return null
  await db.batch([
    db
      .prepare(
        `WITH named AS (SELECT value AS id, min(key) AS place FROM json_each(?) GROUP BY value),
         placed AS (
           SELECT s.id, row_number() OVER (ORDER BY named.place IS NULL, named.place, s."order", s.id) - 1 AS place
           FROM travel_sections s LEFT JOIN named ON named.id = s.id WHERE s.guide_id = ? AND +s.account_id = ?
         )
         UPDATE travel_sections SET "order" = placed.place FROM placed
         WHERE travel_sections.id = placed.id AND travel_sections.guide_id = ? AND travel_sections."order" <> placed.place`,
      )
      .bind(JSON.stringify(sectionIds), guideId, accountId, guideId),
    ...touchStatements(db, accountId, guideId, now),
  ])
  return listSections(db, accountId, guideId)
}
