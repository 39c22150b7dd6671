import type { HistoryEntry, HistoryInput } from '#domain/shelf/entry.ts'
import type { HistoryKind } from '#domain/shelf/kinds.ts'
import { HISTORY_DAYS, kindsOf, ofKind, type Target } from '#domain/shelf/shelf.ts'
import type { Row } from '../row.ts'
import { countUsageOfChange } from '../usage/stats.server.ts'
import {
  labelCounts,
  type Offer,
  offered,
  offersOf,
  type ShelfPage,
  type ShelfQuery,
  toCounts,
  withCards,
} from './content.server.ts'

export const HISTORY_SORTS = ['newest', 'oldest'] as const
type HistorySort = (typeof HISTORY_SORTS)[number]

const METRICS = { spot: 'spotsViewed', 'article-page': 'articlesRead' } as const
const DAY_MS = 86_400_000

/** Entries last viewed before this are deleted. */
const retentionStart = (now: Date): string => new Date(now.getTime() - HISTORY_DAYS * DAY_MS).toISOString()

const toHistory = (row: Row): Omit<HistoryEntry, 'card'> => ({
  targetType: row.target_type as HistoryKind,
  targetId: String(row.target_id),
  firstViewedAt: String(row.first_viewed_at),
  lastViewedAt: String(row.last_viewed_at),
  views: Number(row.views),
  title: String(row.title),
  label: String(row.label),
})

const deleteOld = (db: D1Database, accountId: string, kind: HistoryKind, now: Date): D1PreparedStatement =>
  db
    .prepare('DELETE FROM histories WHERE account_id = ? AND target_type = ? AND last_viewed_at < ?')
    .bind(accountId, kind, retentionStart(now))

/** One page of an account's history of a kind, and the counts by label. Expired entries are left out. */
export async function listHistories(
  db: D1Database,
  accountId: string,
  kind: HistoryKind,
  { sort, label, limit, after }: ShelfQuery<HistorySort>,
  now: Date,
): Promise<ShelfPage<HistoryEntry>> {
  const direction = sort === 'oldest' ? 'ASC' : 'DESC'
  const conditions = ['account_id = ?', 'target_type = ?']
  if (label !== undefined) conditions.push('label = ?')
  if (after) conditions.push(`(last_viewed_at, target_id) ${direction === 'ASC' ? '>' : '<'} (?, ?)`)
  const [, found, counted] = await db.batch<Row>([
    deleteOld(db, accountId, kind, now),
    db
      .prepare(
        `SELECT * FROM histories WHERE ${conditions.join(' AND ')}
         ORDER BY last_viewed_at ${direction}, target_id ${direction} LIMIT ?`,
      )
      .bind(accountId, kind, ...(label === undefined ? [] : [label]), ...(after ?? []), limit + 1),
    labelCounts(db, 'history', accountId, kind),
  ])
  const rows = (found?.results ?? []).slice(0, limit)
  const last = (found?.results.length ?? 0) > limit ? rows.at(-1) : undefined
  return {
    entries: await withCards(db, rows.map(toHistory), now),
    counts: toCounts(counted?.results ?? []),
    next: last ? [String(last.last_viewed_at), String(last.target_id)] : null,
  }
}

export async function findHistory(
  db: D1Database,
  accountId: string,
  { targetType, targetId }: Target<HistoryKind>,
  now: Date,
): Promise<HistoryEntry | null> {
  const row = await db
    .prepare(
      `SELECT * FROM histories WHERE account_id = ? AND target_type = ? AND target_id = ? AND last_viewed_at >= ?`,
    )
    .bind(accountId, targetType, targetId, retentionStart(now))
    .first<Row>()
  return row && ((await withCards(db, [toHistory(row)], now))[0] ?? null)
}

const NOT_PAUSED = 'NOT EXISTS (SELECT 1 FROM shelves WHERE account_id = ?1 AND history_paused = 1)'

/** Binds: the account, the moment, the list, the oldest retained moment. */
const ADD_VIEWS = (kind: HistoryKind) => `
  INSERT INTO histories (account_id, target_type, target_id, first_viewed_at, last_viewed_at, views, title, label)
  SELECT ?1, '${kind}', o.id, min(o.value ->> 'viewedAt', ?2), min(o.value ->> 'viewedAt', ?2), 1, o.title, o.label
  FROM ${offered('?3')} o
  WHERE o.title <> '' AND o.value ->> 'viewedAt' >= ?4 AND ${NOT_PAUSED}
  ORDER BY o.value ->> 'viewedAt'
  ON CONFLICT DO UPDATE SET views = views + 1, last_viewed_at = excluded.last_viewed_at
    WHERE excluded.last_viewed_at > last_viewed_at`

/**
 * Adds views, unless the member paused the history. A repeated view, by its moment, counts once. Above 500 of a kind a
 * trigger deletes the oldest in the same statement.
 */
export async function addViews(
  db: D1Database,
  accountId: string,
  entries: readonly (Target<HistoryKind> & { viewedAt: string })[],
  now: Date,
): Promise<void> {
  const offers = await offersOf(db, entries, now)
  await db.batch(
    kindsOf(offers).flatMap((kind) => {
      const list = JSON.stringify(ofKind(kind, offers))
      return [
        db.prepare(ADD_VIEWS(kind)).bind(accountId, now.toISOString(), list, retentionStart(now)),
        countUsageOfChange(db, accountId, METRICS[kind], now),
      ]
    }),
  )
}

/** Binds as above. The rules are those of domain/shelf/merge.ts: no view is counted twice. */
const MERGE = (kind: HistoryKind, condition: string) => `
  INSERT INTO histories (account_id, target_type, target_id, first_viewed_at, last_viewed_at, views, title, label)
  SELECT ?1, '${kind}', o.id, min(o.value ->> 'firstViewedAt', ?2), min(o.value ->> 'lastViewedAt', ?2),
    o.value ->> 'views', coalesce(o.title, o.sent_title), coalesce(o.label, '')
  FROM ${offered('?3')} o
  WHERE coalesce(o.title, o.sent_title) IS NOT NULL AND o.value ->> 'lastViewedAt' >= ?4 AND ${condition}
  ORDER BY o.value ->> 'lastViewedAt'
  ON CONFLICT DO UPDATE SET
    first_viewed_at = min(first_viewed_at, excluded.first_viewed_at),
    last_viewed_at = max(last_viewed_at, excluded.last_viewed_at),
    views = max(views, excluded.views)`

/** Merges a device's history into the account's. With `always` also while the history is paused: to undo a removal. */
export const mergeHistories = (
  db: D1Database,
  accountId: string,
  kind: HistoryKind,
  list: readonly Offer<Target<HistoryKind> & HistoryInput>[],
  now: Date,
  { always = false } = {},
): D1PreparedStatement =>
  db
    .prepare(MERGE(kind, always ? 'true' : NOT_PAUSED))
    .bind(accountId, now.toISOString(), JSON.stringify(list), retentionStart(now))

/** Adds removed entries again, also while the history is paused. */
export async function restoreHistories(
  db: D1Database,
  accountId: string,
  kind: HistoryKind,
  list: readonly (Target<HistoryKind> & HistoryInput)[],
  now: Date,
): Promise<void> {
  const offers = await offersOf(db, list, now)
  await mergeHistories(db, accountId, kind, offers, now, { always: true }).run()
}

export async function deleteHistory(
  db: D1Database,
  accountId: string,
  { targetType, targetId }: Target<HistoryKind>,
): Promise<void> {
  await db
    .prepare('DELETE FROM histories WHERE account_id = ? AND target_type = ? AND target_id = ?')
    .bind(accountId, targetType, targetId)
    .run()
}

/** Deletes the history of a kind, and returns it, so that the client can undo it. */
export async function clearHistories(
  db: D1Database,
  accountId: string,
  kind: HistoryKind,
): Promise<Omit<HistoryEntry, 'card'>[]> {
  const { results } = await db
    .prepare('DELETE FROM histories WHERE account_id = ? AND target_type = ? RETURNING *')
    .bind(accountId, kind)
    .all<Row>()
  return results.map(toHistory)
}
