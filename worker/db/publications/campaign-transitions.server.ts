import { japanTime } from '#domain/date/japan-time.ts'
import { storedJson } from '../stored-json.ts'

/** A campaign or placement that started or ended, or an article whose event ended. */
export type CampaignTransition = {
  kind: 'campaign' | 'sponsored-page' | 'article-page'
  id: string
  /** The moment; for an event its last day. */
  at: string
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
        `SELECT '${kind}' AS kind, id, ${column} AS at, prefecture_code AS prefectureCode, ${slots} AS slots
         FROM ${table} WHERE status = 'published' AND ${column} > ? AND ${column} <= ?`,
      )
      .bind(from.toISOString(), to.toISOString())
  const results = await db.batch<Omit<CampaignTransition, 'slots'> & { slots: string }>([
    of('campaign', 'campaigns', 'start_at', "'[]'"),
    of('campaign', 'campaigns', 'end_at', "'[]'"),
    of('sponsored-page', 'sponsored_pages', 'start_at', 'slots'),
    of('sponsored-page', 'sponsored_pages', 'end_at', 'slots'),
    eventEnds(db, from, to),
  ])
  return results.flatMap(({ results: rows }) => rows.map((row) => ({ ...row, slots: storedJson(row.slots) })))
}

/** Events end with their last day in Japan. */
const eventEnds = (db: D1Database, from: Date, to: Date): D1PreparedStatement =>
  db
    .prepare(
      `SELECT 'article-page' AS kind, id, end_date AS at, prefecture_code AS prefectureCode,
       '[]' AS slots FROM article_pages
       WHERE type = 'news' AND status = 'published'
       AND end_date >= ? AND end_date < ?`,
    )
    .bind(japanTime(from).date, japanTime(to).date)
