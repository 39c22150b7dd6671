import type { AccountShelf, FavoriteKey, ShelfMergeInput } from '#domain/shelf/entry.ts'
import type { FavoriteKind, HistoryKind } from '#domain/shelf/kinds.ts'
import { kindsOf, ofKind, type Target } from '#domain/shelf/shelf.ts'
import type { Row } from '../row.ts'
import { offersOf } from './content.server.ts'
import { addFavorites, missingFavorites, raiseFavorites } from './favorites.server.ts'
import { mergeHistories } from './histories.server.ts'

const setting = (db: D1Database, accountId: string): D1PreparedStatement =>
  db.prepare('SELECT favorites_version, history_paused FROM shelves WHERE account_id = ?').bind(accountId)

/** Whether the member has paused the history. */
export const isHistoryPaused = async (db: D1Database, accountId: string): Promise<boolean> =>
  (await setting(db, accountId).first<number>('history_paused')) === 1

export async function pauseHistory(db: D1Database, accountId: string, isPaused: boolean): Promise<void> {
  await db
    .prepare(
      `INSERT INTO shelves (account_id, history_paused) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET history_paused = excluded.history_paused`,
    )
    .bind(accountId, isPaused ? 1 : 0)
    .run()
}

/** None, and none is read, if the caller has the current version: the second binding. */
const NEWER_KEYS = `SELECT target_type, target_id, created_at FROM favorites
  WHERE account_id = iif(EXISTS (SELECT 1 FROM shelves WHERE account_id = ?1 AND favorites_version = ?2), NULL, ?1)
  ORDER BY created_at DESC`

const toKey = (row: Row): FavoriteKey => [
  row.target_type as FavoriteKind,
  String(row.target_id),
  String(row.created_at),
]

/**
 * The favourites of an account; a caller with the current version gets no list. Reads two rows then, and one for each
 * favourite otherwise.
 */
export async function findShelf(
  db: D1Database,
  accountId: string,
  clientVersion: number | undefined,
): Promise<AccountShelf> {
  const [settings, keys] = await db.batch<Row>([
    setting(db, accountId),
    db.prepare(NEWER_KEYS).bind(accountId, clientVersion ?? null),
  ])
  const row = settings?.results[0]
  const version = Number(row?.favorites_version ?? 0)
  const shelf = { version, isPaused: row?.history_paused === 1 }
  return version === clientVersion ? shelf : { ...shelf, favorites: (keys?.results ?? []).map(toKey) }
}

/**
 * Merges a device's shelf into the account, in one transaction; repeating it changes nothing.
 * @returns the entries that the device should retain, because the limit is reached or the history is paused
 */
export async function mergeShelf(
  db: D1Database,
  accountId: string,
  { favorites, histories, isPaused }: ShelfMergeInput,
  now: Date,
): Promise<{ favorites: Target[]; histories: Target<HistoryKind>[] }> {
  const [wasPaused, added, viewed] = await Promise.all([
    isHistoryPaused(db, accountId),
    offersOf(db, favorites, now),
    offersOf(db, histories, now),
  ])
  const [kinds, historyKinds] = [kindsOf(favorites), kindsOf(histories)]
  const results = await db.batch<Row>([
    ...kinds.flatMap((kind) => [
      raiseFavorites(db, accountId, kind, ofKind(kind, favorites), now),
      ...addFavorites(db, accountId, kind, ofKind(kind, added), now),
    ]),
    ...historyKinds.map((kind) => mergeHistories(db, accountId, kind, ofKind(kind, viewed), now)),
    db
      .prepare(
        `INSERT INTO shelves (account_id, history_paused) VALUES (?1, ?2)
         ON CONFLICT DO UPDATE SET history_paused = coalesce(history_paused, excluded.history_paused)`,
      )
      .bind(accountId, isPaused ? 1 : null),
    ...kinds.map((kind) => missingFavorites(db, accountId, kind, ofKind(kind, favorites))),
  ])
  const left = kinds.flatMap((targetType, index) =>
    (results.at(index - kinds.length)?.results ?? []).map(({ id }) => ({
      targetType,
      targetId: String(id),
    })),
  )
  const kept = histories.map(({ targetType, targetId }) => ({ targetType, targetId }))
  return { favorites: left, histories: wasPaused ? kept : [] }
}
