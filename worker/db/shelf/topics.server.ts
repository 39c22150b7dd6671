import { isPlaceKind } from '#domain/content/kind.ts'
import type { Spot } from '#domain/content/spot.ts'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import { NextTrip } from '#domain/shelf/topics.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** Only the newest favourites of each kind are scanned, so that the cost is bounded. */
const MAX_FAVORITES_SCANNED = 100

/** Days for which a change is news where it is not known whether the member has seen it. */
const NEWS_DAYS = 14

/** The maximum of lines of a trip's day that are shown. */
const MAX_LINES = 20

/** The current trip of an account at a day in Japan, or the next one; of two the one that starts first. */
export async function findNextTrip(
  db: D1Database,
  accountId: string,
  today: string,
): Promise<NextTrip | null> {
  const guide = await db
    .prepare(
      `SELECT id, title, start_date AS startDate, ifnull(end_date, start_date) AS endDate FROM travel_guides
       WHERE account_id = ? AND deleted_at IS NULL AND start_date IS NOT NULL
         AND ifnull(end_date, start_date) >= ?
       ORDER BY start_date, id LIMIT 1`,
    )
    .bind(accountId, today)
    .first<NextTrip['guide']>()
  if (!guide) return null
  if (guide.startDate > today) return { guide, today: [] }
  const { results } = await db
    .prepare(
      `SELECT a.id, a.kind, a.title, a.start_time AS startTime, a.end_time AS endTime, a.status
       FROM travel_sections s JOIN travel_activities a ON a.section_id = s.id
       WHERE s.guide_id = ? AND s.account_id = ? AND s.date = ?
       ORDER BY s."order", a."order" LIMIT ${MAX_LINES}`,
    )
    .bind(guide.id, accountId, today)
    .all<NextTrip['today'][number]>()
  return NextTrip.parse({ guide, today: results })
}

/** A favourite with the fields that decide about news. Only places are closed, and only spots have seasons. */
export type FavoriteWithState = {
  kind: FavoriteKind
  id: string
  prefectureCode: string | null
  businessStatus: Spot['businessStatus']
  seasons: Spot['seasons']
  changedAt: string
  lastSeenAt: string
}

const keepsHistory = (kind: FavoriteKind): boolean => HISTORY_KINDS.some((one) => one === kind)

const selectFavorites = (kind: FavoriteKind): string => {
  const { table } = CONTENT_TABLES[kind]
  const status = isPlaceKind(kind) ? 't.business_status' : "'open'"
  const seasons = kind === 'spot' ? 't.seasons' : "'[]'"
  const viewedAt = keepsHistory(kind)
    ? `(SELECT last_viewed_at FROM histories WHERE account_id = ?1 AND target_type = '${kind}' AND target_id = f.target_id)`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', ?2, '-${NEWS_DAYS} days')`
  return `SELECT '${kind}' AS kind, t.id, t.prefecture_code, ${status} AS business_status, ${seasons} AS seasons,
      coalesce(t.content_updated_at, t.published_at) AS changed_at,
      max(f.created_at, coalesce(${viewedAt}, '')) AS last_seen_at
    FROM (SELECT * FROM favorites WHERE account_id = ?1 AND target_type = '${kind}'
          ORDER BY created_at DESC, target_id DESC LIMIT ${MAX_FAVORITES_SCANNED}) f
    JOIN ${table} t ON t.id = f.target_id AND ${PUBLIC_NOW.replaceAll('?', '?2')}
    ORDER BY f.created_at DESC, f.target_id DESC`
}

/** The newest favourites of an account that are public, at most a hundred of each kind. */
export async function listFavoritesWithState(
  db: D1Database,
  accountId: string,
  now: Date,
): Promise<FavoriteWithState[]> {
  const found = await db.batch<Row>(
    FAVORITE_KINDS.map((kind) => db.prepare(selectFavorites(kind)).bind(accountId, bindNow(now)[0])),
  )
  return found
    .flatMap(({ results }) => results)
    .map((row) => ({
      kind: row.kind as FavoriteKind,
      id: String(row.id),
      prefectureCode: row.prefecture_code as string | null,
      businessStatus: row.business_status as Spot['businessStatus'],
      seasons: storedJson(row.seasons),
      changedAt: String(row.changed_at),
      lastSeenAt: String(row.last_seen_at),
    }))
}

/** The prefectures with records of an account, and their numbers: reads a row for each type and prefecture. */
export async function listActionPrefectures(
  db: D1Database,
  accountId: string,
): Promise<{ prefectureCode: string; count: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT prefecture_code AS prefectureCode, sum(count) AS count FROM travel_action_counts
       WHERE account_id = ? AND prefecture_code <> '' AND count > 0 GROUP BY prefecture_code`,
    )
    .bind(accountId)
    .all<{ prefectureCode: string; count: number }>()
  return results
}
