import { isPlaceKind } from '#domain/content/kind.ts'
import type { Spot } from '#domain/content/spot.ts'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS } from '#domain/shelf/kinds.ts'
import { NextTrip } from '#domain/shelf/topics.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { contentOf } from '../members/databases.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** Only the newest favourites of each kind are scanned, so that the cost is bounded. */
const MAX_FAVORITES_SCANNED = 100

/** Days for which a change is news where it is not known whether the member has seen it. */
const NEWS_DAYS = 14
const DAY_MS = 86_400_000

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

/** Binds the account, and where no history is kept the moment before which changes are old. */
const selectFavorites = (kind: FavoriteKind): string => {
  const viewedAt = keepsHistory(kind)
    ? `(SELECT last_viewed_at FROM histories WHERE account_id = ?1 AND target_type = '${kind}' AND target_id = f.target_id)`
    : '?2'
  return `SELECT f.target_id AS id, max(f.created_at, coalesce(${viewedAt}, '')) AS last_seen_at
    FROM favorites f WHERE f.account_id = ?1 AND f.target_type = '${kind}'
    ORDER BY f.created_at DESC, f.target_id DESC LIMIT ${MAX_FAVORITES_SCANNED}`
}

/** Binds the ids, and `now` twice. */
const selectStates = (kind: FavoriteKind): string => {
  const status = isPlaceKind(kind) ? 't.business_status' : "'open'"
  const seasons = kind === 'spot' ? 't.seasons' : "'[]'"
  return `SELECT t.id, t.prefecture_code, ${status} AS business_status, ${seasons} AS seasons,
      coalesce(t.content_updated_at, t.published_at) AS changed_at
    FROM json_each(?) named CROSS JOIN ${CONTENT_TABLES[kind].table} t ON t.id = named.value
    WHERE ${PUBLIC_NOW} ORDER BY named.key`
}

/** The newest favourites of an account that are public, at most a hundred of each kind. */
export async function listFavoritesWithState(
  db: D1Database,
  accountId: string,
  now: Date,
): Promise<FavoriteWithState[]> {
  const newsFrom = new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString()
  const kept = await db.batch<Row>(
    FAVORITE_KINDS.map((kind) =>
      db.prepare(selectFavorites(kind)).bind(accountId, ...(keepsHistory(kind) ? [] : [newsFrom])),
    ),
  )
  const lists = FAVORITE_KINDS.map((kind, index) => ({ kind, rows: kept[index]?.results ?? [] })).filter(
    ({ rows }) => rows.length > 0,
  )
  if (lists.length === 0) return []
  const content = contentOf(db)
  const states = await content.batch<Row>(
    lists.map(({ kind, rows }) =>
      content.prepare(selectStates(kind)).bind(JSON.stringify(rows.map(({ id }) => id)), ...bindNow(now)),
    ),
  )
  return lists.flatMap(({ kind, rows }, index) => {
    const lastSeen = new Map(rows.map(({ id, last_seen_at }) => [id, String(last_seen_at)]))
    return (states[index]?.results ?? []).map((row) => ({
      kind,
      id: String(row.id),
      prefectureCode: row.prefecture_code as string | null,
      businessStatus: row.business_status as Spot['businessStatus'],
      seasons: storedJson(row.seasons),
      changedAt: String(row.changed_at),
      lastSeenAt: lastSeen.get(row.id as string) ?? '',
    }))
  })
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
