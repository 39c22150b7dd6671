import type { FavoriteEntry, FavoriteInput } from '#domain/shelf/entry.ts'
import type { FavoriteKind } from '#domain/shelf/kinds.ts'
import { ACCOUNT_FAVORITES_CAP, type Target } from '#domain/shelf/shelf.ts'
import type { Row } from '../row.ts'
import { countUsageOfChange } from '../usage/stats.server.ts'
import {
  countOf,
  labelCounts,
  type Offer,
  offered,
  offersOf,
  type ShelfPage,
  type ShelfQuery,
  toCounts,
  withCards,
} from './content.server.ts'

/** `name`: by reading, or by title without one. `updated`: the most recently updated content first. */
export const FAVORITE_SORTS = ['newest', 'oldest', 'name', 'updated'] as const
type FavoriteSort = (typeof FAVORITE_SORTS)[number]

const SORTINGS: Record<FavoriteSort, { column: string; direction: 'ASC' | 'DESC' }> = {
  newest: { column: 'created_at', direction: 'DESC' },
  oldest: { column: 'created_at', direction: 'ASC' },
  name: { column: 'name_key', direction: 'ASC' },
  updated: { column: 'changed_at', direction: 'DESC' },
}

const toFavorite = (row: Row): Omit<FavoriteEntry, 'card'> => ({
  targetType: row.target_type as FavoriteKind,
  targetId: String(row.target_id),
  createdAt: String(row.created_at),
  title: String(row.title),
  label: String(row.label),
  nameKey: String(row.name_key),
  changedAt: String(row.changed_at),
})

/** One page of an account's favourites of a kind, and the counts by label. */
export async function listFavorites(
  db: D1Database,
  accountId: string,
  kind: FavoriteKind,
  { sort, label, limit, after }: ShelfQuery<FavoriteSort>,
  now: Date,
): Promise<ShelfPage<FavoriteEntry>> {
  const { column, direction } = SORTINGS[sort]
  const conditions = ['account_id = ?', 'target_type = ?']
  if (label !== undefined) conditions.push('label = ?')
  if (after) conditions.push(`(${column}, target_id) ${direction === 'ASC' ? '>' : '<'} (?, ?)`)
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(
        `SELECT * FROM favorites WHERE ${conditions.join(' AND ')}
         ORDER BY ${column} ${direction}, target_id ${direction} LIMIT ?`,
      )
      .bind(accountId, kind, ...(label === undefined ? [] : [label]), ...(after ?? []), limit + 1),
    labelCounts(db, 'favorite', accountId, kind),
  ])
  const rows = (found?.results ?? []).slice(0, limit)
  const last = (found?.results.length ?? 0) > limit ? rows.at(-1) : undefined
  return {
    entries: await withCards(db, rows.map(toFavorite), now),
    counts: toCounts(counted?.results ?? []),
    next: last ? [String(last[column]), String(last.target_id)] : null,
  }
}

const selectFavorite = (
  db: D1Database,
  accountId: string,
  { targetType, targetId }: Target,
): D1PreparedStatement =>
  db
    .prepare('SELECT * FROM favorites WHERE account_id = ? AND target_type = ? AND target_id = ?')
    .bind(accountId, targetType, targetId)

/** One favourite, or `null`. */
export async function findFavorite(
  db: D1Database,
  accountId: string,
  target: Target,
  now: Date,
): Promise<FavoriteEntry | null> {
  const row = await selectFavorite(db, accountId, target).first<Row>()
  return row && ((await withCards(db, [toFavorite(row)], now))[0] ?? null)
}

/** Binds: the account, the moment, the list. The newest come first, up to the limit. */
const INSERT = (kind: FavoriteKind) => `
  INSERT INTO favorites (account_id, target_type, target_id, created_at, title, label, name_key, changed_at)
  SELECT ?1, '${kind}', o.id, min(o.value ->> 'createdAt', ?2), coalesce(o.title, o.sent_title), coalesce(o.label, ''),
    coalesce(o.name_key, o.sent_title), coalesce(o.changed_at, o.value ->> 'createdAt')
  FROM ${offered('?3')} o
  WHERE coalesce(o.title, o.sent_title) IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM favorites f WHERE f.account_id = ?1 AND f.target_type = '${kind}' AND f.target_id = o.id)
  ORDER BY o.value ->> 'createdAt' DESC
  LIMIT max(0, ${ACCOUNT_FAVORITES_CAP} - ${countOf('favorite', kind, '?1')})
  ON CONFLICT DO NOTHING`

type SentFavorite = Target & FavoriteInput

/**
 * Adds favourites up to the limit, and counts them. Existing ones stay unchanged; entries that are neither public nor
 * have a title are left out.
 */
export const addFavorites = (
  db: D1Database,
  accountId: string,
  kind: FavoriteKind,
  list: readonly Offer<SentFavorite>[],
  now: Date,
): D1PreparedStatement[] => [
  db.prepare(INSERT(kind)).bind(accountId, now.toISOString(), JSON.stringify(list)),
  countUsageOfChange(db, accountId, 'favoritesAdded', now),
]

/** Adds one favourite. `full` when the limit is reached, `null` for content that is not public and has no title. */
export async function saveFavorite(
  db: D1Database,
  accountId: string,
  favorite: SentFavorite,
  now: Date,
): Promise<FavoriteEntry | 'full' | null> {
  const { targetType } = favorite
  const offers = await offersOf(db, [favorite], now)
  const results = await db.batch<Row>([
    ...addFavorites(db, accountId, targetType, offers, now),
    db.prepare(`SELECT ${countOf('favorite', targetType, '?1')} AS count`).bind(accountId),
    selectFavorite(db, accountId, favorite),
  ])
  const [counted, found] = results.slice(-2).map(({ results: [row] }) => row)
  if (found) return (await withCards(db, [toFavorite(found)], now))[0] ?? null
  return Number(counted?.count) >= ACCOUNT_FAVORITES_CAP ? 'full' : null
}

/** Raises the moment of favourites that a device saved later (domain/shelf/merge.ts). */
export const raiseFavorites = (
  db: D1Database,
  accountId: string,
  kind: FavoriteKind,
  list: readonly SentFavorite[],
  now: Date,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE favorites SET created_at = o.at
       FROM (SELECT value ->> 'targetId' AS id, min(value ->> 'createdAt', ?3) AS at FROM json_each(?4)) o
       WHERE account_id = ?1 AND target_type = ?2 AND target_id = o.id AND o.at > created_at`,
    )
    .bind(accountId, kind, now.toISOString(), JSON.stringify(list))

/** The ids of a list that are no favourites of an account. */
export const missingFavorites = (
  db: D1Database,
  accountId: string,
  kind: FavoriteKind,
  list: readonly Target[],
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT value ->> 'targetId' AS id FROM json_each(?3) WHERE NOT EXISTS (
        SELECT 1 FROM favorites WHERE account_id = ?1 AND target_type = ?2 AND target_id = value ->> 'targetId')`,
    )
    .bind(accountId, kind, JSON.stringify(list))

/** Deletes a favourite, if it exists. */
export async function deleteFavorite(
  db: D1Database,
  accountId: string,
  { targetType, targetId }: Target,
): Promise<void> {
  await db
    .prepare('DELETE FROM favorites WHERE account_id = ? AND target_type = ? AND target_id = ?')
    .bind(accountId, targetType, targetId)
    .run()
}
