import { DAY_MS } from '../date/japan-time.ts'
import type { FavoriteKind, HistoryKind } from './kinds.ts'

export type Target<Kind extends FavoriteKind = FavoriteKind> = { targetType: Kind; targetId: string }

/** Snapshot of an item, so that the device can show it before or without a request. */
export type ItemSnapshot = {
  slug: string
  title: string
  /** That of its card: the category of a spot (神社仏閣, 温泉…), the type of an article (ニュース, 特集, 体験)… */
  label: string
  /** The disclosure label (`disclosureLabel`: 「PR」, 「提供」, 「自社」), shown with the item. */
  disclosure: string | null
  picture: { address: string; focalX: number; focalY: number }
}
export type ShelfItem<Kind extends FavoriteKind = FavoriteKind> = Target<Kind> & { known: ItemSnapshot }

/**
 * Moments are ISO 8601. Entries of an account have no `known`: the server joins current data. `title`: the last
 * public title, while an entry that is no longer public is removed and restored.
 */
export type Favorite = Target & { createdAt: string; known?: ItemSnapshot | undefined; title?: string }
export type History = Target<HistoryKind> & {
  firstViewedAt: string
  lastViewedAt: string
  views: number
  known?: ItemSnapshot
  title?: string
}

/** Maximum number of entries per type on a device, and days until history entries expire. */
export const SHELF_CAP = 500
/** Maximum number of favourites per type in an account. */
export const ACCOUNT_FAVORITES_CAP = 5000
export const HISTORY_DAYS = 365

export const keyOf = ({ targetType, targetId }: Target): string => `${targetType} ${targetId}`
export const isSame = (one: Target, other: Target): boolean => keyOf(one) === keyOf(other)
export const isSaved = (list: readonly Target[], target: Target): boolean =>
  list.some((entry) => isSame(entry, target))

/** The kinds of the entries. */
export const kindsOf = <Kind extends FavoriteKind>(list: readonly Target<Kind>[]): Kind[] => [
  ...new Set(list.map(({ targetType }) => targetType)),
]

/** The entries of a kind. */
export const ofKind = <Entry extends Target>(kind: FavoriteKind, list: readonly Entry[]): Entry[] =>
  list.filter(({ targetType }) => targetType === kind)

/** Whether the list is full for a type. `cap`: an account has a higher limit. */
export const isFull = (list: readonly Target[], targetType: FavoriteKind, cap = SHELF_CAP): boolean =>
  ofKind(targetType, list).length >= cap

const momentOf = (entry: Favorite | History): number =>
  Date.parse('createdAt' in entry ? entry.createdAt : entry.lastViewedAt)

/** Newest first, at most `cap` per type; ties are ordered by key, so that the order is deterministic. */
export function inOrder<Entry extends Favorite | History>(
  entries: Iterable<Entry>,
  cap = SHELF_CAP,
): Entry[] {
  const sorted = [...entries]
    .map((entry) => ({ entry, moment: momentOf(entry), key: keyOf(entry) }))
    .sort((one, other) => other.moment - one.moment || (one.key < other.key ? -1 : 1))
    .map(({ entry }) => entry)
  const counts = new Map<FavoriteKind, number>()
  return sorted.filter(({ targetType }) => {
    const count = (counts.get(targetType) ?? 0) + 1
    counts.set(targetType, count)
    return count <= cap
  })
}

/** The list with `item` added. An existing entry keeps its moment; a full list stays unchanged. */
export function addFavorite(
  list: readonly Favorite[],
  item: ShelfItem,
  now: Date,
  cap = SHELF_CAP,
): readonly Favorite[] {
  if (isSaved(list, item) || isFull(list, item.targetType, cap)) return list
  const { targetType, targetId, known } = item
  return inOrder([...list, { targetType, targetId, known, createdAt: now.toISOString() }], cap)
}

export const without = <Entry extends Target>(list: readonly Entry[], target: Target): readonly Entry[] =>
  list.filter((entry) => !isSame(entry, target))

/** The history after another view, which may be older than the last one. */
export function addView(
  list: readonly History[],
  item: ShelfItem<HistoryKind>,
  viewedAt: Date,
): readonly History[] {
  const { targetType, targetId, known } = item
  const before = list.find((entry) => isSame(entry, item))
  const at = viewedAt.toISOString()
  const entry = {
    targetType,
    targetId,
    known,
    firstViewedAt: before?.firstViewedAt ?? at,
    lastViewedAt: before && before.lastViewedAt > at ? before.lastViewedAt : at,
    views: (before?.views ?? 0) + 1,
  }
  return inOrder([...without(list, item), entry])
}

/** Drops entries last viewed more than 365 days ago. */
export function unexpired(list: readonly History[], now: Date): readonly History[] {
  const oldest = now.getTime() - HISTORY_DAYS * DAY_MS
  return list.filter(({ lastViewedAt }) => Date.parse(lastViewedAt) >= oldest)
}

/** Replaces stored snapshots with current ones; moments stay unchanged. */
export const withSnapshots = <Entry extends Target & { known?: ItemSnapshot }>(
  list: readonly Entry[],
  items: readonly ShelfItem[],
): readonly Entry[] => {
  const byKey = new Map(items.map((item) => [keyOf(item), item.known]))
  return list.map((entry) => ({ ...entry, known: byKey.get(keyOf(entry)) ?? entry.known }))
}
