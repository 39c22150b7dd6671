import type { HistoryKind } from './kinds.ts'
import { type Favorite, type History, isSame, keyOf, type Target } from './shelf.ts'

/** A change made on a device that has not reached the account yet. */
export type ShelfChange =
  | (Target & { change: 'keep'; createdAt: string; title?: string | undefined })
  | (Target & { change: 'let-go' })
  | (Target<HistoryKind> & { change: 'view'; viewedAt: string })
  | (Target<HistoryKind> & { change: 'forget' })
  | (Target<HistoryKind> & {
      change: 'remember'
      firstViewedAt: string
      lastViewedAt: string
      views: number
      title?: string | undefined
    })
  | { change: 'pause'; isPaused: boolean }

const FAVORITES = ['keep', 'let-go']
const isOfFavorites = ({ change }: ShelfChange) => FAVORITES.includes(change)

/** Whether a later change makes an earlier one obsolete: both concern the same target on the same list. */
const replaces = (later: ShelfChange, earlier: ShelfChange): boolean => {
  if (later.change === 'pause' || earlier.change === 'pause') return later.change === earlier.change
  // Every visit counts.
  if (later.change === 'view' || !isSame(later, earlier)) return false
  return isOfFavorites(later) === isOfFavorites(earlier)
}

/** Appends a change and drops those it makes obsolete, so that toggling ♡ five times offline is sent once. */
export const enqueued = (queue: readonly ShelfChange[], change: ShelfChange): ShelfChange[] => [
  ...queue.filter((earlier) => !replaces(change, earlier)),
  change,
]

/** The queue without the changes that were sent; newer ones stay. */
export const withoutSent = (
  queue: readonly ShelfChange[],
  sent: readonly ShelfChange[],
): readonly ShelfChange[] => {
  const done = new Set(sent.map((change) => JSON.stringify(change)))
  return queue.filter((change) => !done.has(JSON.stringify(change)))
}

const VIEWS_BATCH_SIZE = 100

/** The next changes to send: a single change, or the leading views as one batch. */
export function nextToSend(queue: readonly ShelfChange[]): readonly ShelfChange[] {
  const end = queue.findIndex(({ change }) => change !== 'view')
  return queue.slice(
    0,
    Math.max(1, end < 0 ? Math.min(queue.length, VIEWS_BATCH_SIZE) : Math.min(end, VIEWS_BATCH_SIZE)),
  )
}

/** An account's favourites with the queued changes applied. */
export function withQueue(favorites: readonly Favorite[], queue: readonly ShelfChange[]): Favorite[] {
  const byKey = new Map(favorites.map((favorite) => [keyOf(favorite), favorite]))
  for (const change of queue) {
    if (change.change === 'let-go') byKey.delete(keyOf(change))
    if (change.change === 'keep' && !byKey.has(keyOf(change))) {
      const { targetType, targetId, createdAt } = change
      byKey.set(keyOf(change), { targetType, targetId, createdAt })
    }
  }
  return [...byKey.values()]
}

/** An account's history without the entries removed on this device. */
export const withoutForgotten = (
  histories: readonly History[],
  queue: readonly ShelfChange[],
): readonly History[] =>
  histories.filter((entry) => !queue.some((change) => change.change === 'forget' && isSame(change, entry)))

const CHANGES = ['keep', 'let-go', 'view', 'forget', 'remember', 'pause']

/** Parses a stored queue if it belongs to this owner; another owner's is ignored. Never throws. */
export function readQueue(stored: string | null, owner: string): readonly ShelfChange[] {
  try {
    const document = JSON.parse(stored ?? 'null')
    if (document?.owner !== owner || !Array.isArray(document.changes)) return []
    return document.changes.filter((change: Partial<ShelfChange> | null) =>
      CHANGES.includes(change?.change ?? ''),
    )
  } catch {
    return []
  }
}
export const writeQueue = (owner: string, changes: readonly ShelfChange[]): string | null =>
  changes.length > 0 ? JSON.stringify({ owner, changes }) : null
