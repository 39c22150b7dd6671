import { brokenGuideDates } from '#domain/travel/date-rules.ts'
import type { TravelGuide, TravelGuideInput } from '#domain/travel/guide.ts'
import type { GuidePicture, GuidePlace, GuideSummary } from '#domain/travel/guide-document.ts'
import type { Row } from '../row.ts'
import { countUsageOfChange } from '../usage/stats.server.ts'
import { listGuidePlaces, type PlaceRef } from './places.server.ts'
import {
  assignments,
  GUIDE_INPUT,
  isDone,
  LIVE_GUIDE,
  MISSING,
  saved,
  toGuide,
  type Written,
} from './rows.ts'

/** The cursor of guides: when the last one was changed, and its id. */
type GuidePosition = [updatedAt: string, id: string]
type GuidePage = { guides: GuideSummary[]; total: number; next: GuidePosition | null }

/** The first place in a guide, `spot a…`, by ordered indexes: at most one row of each section is read. */
const FIRST_PLACE = `SELECT (
    SELECT a.kind || ' ' || a.ref_id FROM travel_activities a
    WHERE a.section_id = s.id AND a.ref_id IS NOT NULL ORDER BY a."order", a.id LIMIT 1
  ) AS place FROM travel_sections s
  WHERE s.guide_id = g.id AND EXISTS (SELECT 1 FROM travel_activities a WHERE a.section_id = s.id AND a.ref_id IS NOT NULL)
  ORDER BY s."order", s.id LIMIT 1`

const firstPlaceOf = ({ first_place: text }: Row): PlaceRef[] => {
  const [kind, id] = String(text ?? '').split(' ')
  return id ? [{ kind: kind as PlaceRef['kind'], id }] : []
}

const CENTRED = { focalX: 0.5, focalY: 0.5 }

function coverOf(guide: TravelGuide, [ref]: PlaceRef[], places: readonly GuidePlace[]): GuidePicture | null {
  if (guide.coverImage !== null) return { address: guide.coverImage, alt: '', ...CENTRED }
  return places.find(({ id, kind }) => id === ref?.id && kind === ref.kind)?.picture ?? null
}

/** One page of the guides of an account, latest change first, and the total. */
export async function listGuides(
  db: D1Database,
  accountId: string,
  { limit, after }: { limit: number; after?: GuidePosition },
  now: Date,
): Promise<GuidePage> {
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(
        `SELECT g.*, iif(g.cover_image IS NULL, (${FIRST_PLACE}), NULL) AS first_place FROM travel_guides g
         WHERE g.account_id = ? AND g.deleted_at IS NULL ${after ? 'AND (g.updated_at, g.id) < (?, ?)' : ''}
         ORDER BY g.updated_at DESC, g.id DESC LIMIT ?`,
      )
      .bind(accountId, ...(after ?? []), limit + 1),
    db
      .prepare('SELECT count(*) AS total FROM travel_guides WHERE account_id = ? AND deleted_at IS NULL')
      .bind(accountId),
  ])
  const rows = (found?.results ?? []).slice(0, limit)
  const last = (found?.results.length ?? 0) > limit ? rows.at(-1) : undefined
  const places = await listGuidePlaces(db, rows.flatMap(firstPlaceOf), now)
  return {
    guides: rows.map((row) => {
      const guide = toGuide(row)
      return {
        ...guide,
        sectionCount: Number(row.section_count),
        activityCount: Number(row.activity_count),
        coverPicture: coverOf(guide, firstPlaceOf(row), places),
      }
    }),
    total: Number(counted?.results[0]?.total ?? 0),
    next: last ? [String(last.updated_at), String(last.id)] : null,
  }
}

/** A guide of an account without its sections, or `null`. */
export async function findGuide(db: D1Database, accountId: string, id: string): Promise<TravelGuide | null> {
  const row = await db
    .prepare(`SELECT * FROM travel_guides WHERE ${LIVE_GUIDE}`)
    .bind(id, accountId)
    .first<Row>()
  return row && toGuide(row)
}

/**
 * Shifts the dated days of a guide with its first day, while it still has a version: what `withGuide`
 * (domain/travel/trip-days.ts) does on a device. Nothing without a new first day. The versions of the days stay: an
 * edit of a day does not conflict with its shift.
 */
function daysStatements(
  db: D1Database,
  { id, version, startDate: from }: TravelGuide,
  accountId: string,
  to: string | null = null,
): D1PreparedStatement[] {
  if (to === null || to === from) return []
  return [
    db
      .prepare(
        `WITH first AS (SELECT coalesce(?1, min(date)) AS day FROM travel_sections WHERE guide_id = ?3 AND +account_id = ?4)
         UPDATE travel_sections
         SET date = iif(date(date, (julianday(?2) - julianday(first.day)) || ' days') GLOB '[0-9][0-9][0-9][0-9]-*',
           date(date, (julianday(?2) - julianday(first.day)) || ' days'), date)
         FROM first WHERE guide_id = ?3 AND +account_id = ?4 AND date IS NOT NULL AND first.day <> ?2
         AND EXISTS (SELECT 1 FROM travel_guides WHERE id = ?3 AND deleted_at IS NULL AND version = ?5)`,
      )
      .bind(from, to, id, accountId, version),
  ]
}

/**
 * Updates the fields of a guide, if it still has the version that the change is based on. A new first day shifts its
 * dated days.
 */
export async function updateGuide(
  db: D1Database,
  accountId: string,
  id: string,
  { version, patch }: { version: number; patch: Partial<TravelGuideInput> },
  now: Date,
): Promise<Written<TravelGuide>> {
  const current = await findGuide(db, accountId, id)
  if (!current) return MISSING
  if (current.version !== version)
    return isDone(GUIDE_INPUT, current, patch) ? saved(current) : { outcome: 'conflict', current }
  const broken = brokenGuideDates({ ...current, ...patch })
  if (broken) return { outcome: 'wrong', ...broken }
  const { sql, values } = assignments(GUIDE_INPUT, patch)
  const days = daysStatements(db, current, accountId, patch.startDate)
  const results = await db.batch([
    ...days,
    db
      .prepare(
        `UPDATE travel_guides SET ${sql} version = version + 1, updated_at = ? WHERE ${LIVE_GUIDE} AND version = ?`,
      )
      .bind(...values, now.toISOString(), id, accountId, version),
    countUsageOfChange(db, accountId, 'guidesUpdated', now),
  ])
  const after = await findGuide(db, accountId, id)
  if (!after) return MISSING
  // A concurrent change.
  if (!results[days.length]?.meta.changes && !isDone(GUIDE_INPUT, after, patch))
    return { outcome: 'conflict', current: after }
  return saved(after)
}
