import { holidaysOfGuide } from '#domain/date/public-holidays.server.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { Row } from '../row.ts'
import { listGuidePlaces, placeRefOf } from './places.server.ts'
import { ACTIVITY_COLUMNS, SECTION_COLUMNS, toActivity, toGuide, toSection } from './rows.ts'

type GuideParts = Omit<GuideDocument, 'places' | 'holidays'>

/** The three statements that read a complete guide of an account. */
export const partsStatements = (db: D1Database, accountId: string, guideId: string): D1PreparedStatement[] =>
  [
    'SELECT * FROM travel_guides WHERE id = ? AND account_id = ? AND deleted_at IS NULL',
    `SELECT ${SECTION_COLUMNS} FROM travel_sections s WHERE s.guide_id = ? AND +s.account_id = ?
     ORDER BY s."order", s.id`,
    `SELECT ${ACTIVITY_COLUMNS} FROM travel_sections s CROSS JOIN travel_activities a ON a.section_id = s.id
     WHERE s.guide_id = ? AND +s.account_id = ? ORDER BY s."order", s.id, a."order", a.id`,
  ].map((sql) => db.prepare(sql).bind(guideId, accountId))

/** Their results: sections in order, activities in the order of their sections. */
export function toParts(results: readonly D1Result<Row>[]): GuideParts | null {
  const [guides, sections, activities] = results
  const [guide] = guides?.results ?? []
  if (!guide) return null
  return {
    guide: toGuide(guide),
    sections: (sections?.results ?? []).map(toSection),
    activities: (activities?.results ?? []).map(toActivity),
  }
}

/** Joins the places of a guide, as of a moment, and the holidays around its days. */
export const withPlaces = async (db: D1Database, parts: GuideParts, now: Date): Promise<GuideDocument> => ({
  ...parts,
  places: await listGuidePlaces(db, parts.activities.flatMap(placeRefOf), now),
  holidays: holidaysOfGuide(parts.guide.startDate, now),
})

/** A complete guide of an account, or `null`, also for deleted ones and those of others. */
export async function findGuideDocument(
  db: D1Database,
  accountId: string,
  guideId: string,
  now: Date,
): Promise<GuideDocument | null> {
  const parts = toParts(await db.batch<Row>(partsStatements(db, accountId, guideId)))
  return parts && withPlaces(db, parts, now)
}
