import { SOON_DAYS } from '#domain/content/event-days.ts'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { storedJson } from '../stored-json.ts'

/** A campaign or placement that started or ended, an article whose event ended, or one whose event begins (`event`). */
export type CampaignTransition = {
  kind: 'campaign' | 'sponsored-page' | 'article-page' | 'event'
  id: string
  slug: string
  /** The moment; for an event its last day, or a text with its first one. */
  at: string
  /** Of campaigns and placements moments, of events days. */
  start: string
  end: string
  prefectureCode: string | null
  slots: string[]
}

/** The transitions of campaigns, placements and events in a recent period: their pages change without an edit. */
export async function listCampaignTransitions(
  db: D1Database,
  from: Date,
  to: Date,
): Promise<CampaignTransition[]> {
  const of = (kind: CampaignTransition['kind'], table: string, column: string, slots: string) =>
    db
      .prepare(
        `SELECT '${kind}' AS kind, id, slug, ${column} AS at, start_at AS start, end_at AS end, prefecture_code AS prefectureCode, ${slots} AS slots
         FROM ${table} WHERE status = 'published' AND ${column} > ? AND ${column} <= ?`,
      )
      .bind(from.toISOString(), to.toISOString())
  const results = await db.batch<Omit<CampaignTransition, 'slots'> & { slots: string }>([
    of('campaign', 'campaigns', 'start_at', "'[]'"),
    of('campaign', 'campaigns', 'end_at', "'[]'"),
    of('sponsored-page', 'sponsored_pages', 'start_at', 'slots'),
    of('sponsored-page', 'sponsored_pages', 'end_at', 'slots'),
    eventEnds(db, from, to),
    eventsBegin(db, from, to, 0),
    eventsBegin(db, from, to, SOON_DAYS),
  ])
  return results.flatMap(({ results: rows }) => rows.map((row) => ({ ...row, slots: storedJson(row.slots) })))
}

/** Events end with their last day in Japan. */
const eventEnds = (db: D1Database, from: Date, to: Date): D1PreparedStatement =>
  db
    .prepare(
      `SELECT 'article-page' AS kind, id, slug, end_date AS at, event_date AS start, end_date AS end,
       prefecture_code AS prefectureCode, '[]' AS slots FROM article_pages INDEXED BY article_pages_by_last_day
       WHERE type = 'news' AND status = 'published'
       AND end_date >= ? AND end_date < ?`,
    )
    .bind(japanTime(from).date, japanTime(to).date)

/** Events begin, or are soon to begin, with a day in Japan: that many days before their first one. */
const eventsBegin = (db: D1Database, from: Date, to: Date, daysBefore: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT 'event' AS kind, id, slug, event_date || ' -${daysBefore}' AS at, event_date AS start, end_date AS end,
       prefecture_code AS prefectureCode, '[]' AS slots FROM article_pages INDEXED BY article_pages_by_first_day
       WHERE type = 'news' AND status = 'published' AND end_date >= event_date
       AND event_date > ? AND event_date <= ?`,
    )
    .bind(addDays(japanTime(from).date, daysBefore), addDays(japanTime(to).date, daysBefore))
