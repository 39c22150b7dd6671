import type { TravelActivity } from '#domain/travel/activity.ts'
import type { TravelGuide } from '#domain/travel/guide.ts'
import type { GuidePlace } from '#domain/travel/guide-document.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import type { Row } from '../row.ts'
import { listGuidePlaces, placeRefOf } from './places.server.ts'
import { ACTIVITY_COLUMNS, SECTION_COLUMNS, toActivity, toGuide, toSection } from './rows.ts'

type SectionPage = {
  section: TravelSection
  guide: TravelGuide
  activities: TravelActivity[]
  places: GuidePlace[]
}
type ActivityPage = {
  activity: TravelActivity
  section: TravelSection
  guide: TravelGuide
  place: GuidePlace | null
}

/** One section with its activities and its guide, or `null`. */
export async function findSectionPage(
  db: D1Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<SectionPage | null> {
  const [sections, guides, found] = await db.batch<Row>(
    [
      `SELECT ${SECTION_COLUMNS} FROM travel_sections s WHERE s.id = ? AND s.account_id = ?`,
      `SELECT g.* FROM travel_sections s JOIN travel_guides g ON g.id = s.guide_id AND g.account_id = s.account_id
       WHERE s.id = ? AND s.account_id = ? AND g.deleted_at IS NULL`,
      `SELECT ${ACTIVITY_COLUMNS} FROM travel_activities a WHERE a.section_id = ? AND +a.account_id = ?
       ORDER BY a."order", a.id`,
    ].map((sql) => db.prepare(sql).bind(id, accountId)),
  )
  const [section, guide] = [sections?.results[0], guides?.results[0]]
  if (!section || !guide) return null
  const activities = (found?.results ?? []).map(toActivity)
  const places = await listGuidePlaces(db, activities.flatMap(placeRefOf), now)
  return { section: toSection(section), guide: toGuide(guide), activities, places }
}

/** One activity with its section, its guide and its place, or `null`. */
export async function findActivityPage(
  db: D1Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<ActivityPage | null> {
  const [found, sections, guides] = await db.batch<Row>(
    [
      `SELECT ${ACTIVITY_COLUMNS} FROM travel_activities a WHERE a.id = ? AND a.account_id = ?`,
      `SELECT ${SECTION_COLUMNS} FROM travel_activities a JOIN travel_sections s ON s.id = a.section_id
       WHERE a.id = ? AND a.account_id = ?`,
      `SELECT g.* FROM travel_activities a JOIN travel_guides g ON g.id = a.guide_id AND g.account_id = a.account_id
       WHERE a.id = ? AND a.account_id = ? AND g.deleted_at IS NULL`,
    ].map((sql) => db.prepare(sql).bind(id, accountId)),
  )
  const [row, section, guide] = [found?.results[0], sections?.results[0], guides?.results[0]]
  if (!row || !section || !guide) return null
  const activity = toActivity(row)
  const [place] = await listGuidePlaces(db, placeRefOf(activity), now)
  return { activity, section: toSection(section), guide: toGuide(guide), place: place ?? null }
}
