import type { ContentKind } from '../content/kind.ts'

/** What can be kept: a favourite or an entry of the history is of one of these. */
export const SHELF_TARGETS = ['spot', 'article-page'] as const satisfies ContentKind[]
export type TargetType = (typeof SHELF_TARGETS)[number]
export type Target = { targetType: TargetType; targetId: string }

/** What a device remembers of a thing, so that it can show it before, or without, asking the server. */
export type KnownThing = {
  slug: string
  title: string
  /** Its sort: 神社仏閣, 温泉… of a spot, ニュース, 特集, 体験 of an article. */
  label: string
  /** 「PR」「広告」…: whoever shows a thing shows what money has to do with it. */
  disclosure: string | null
  picture: { address: string; focalX: number; focalY: number }
}
export type Thing = Target & { known: KnownThing }

/**
 * Moments are ISO 8601. An account's entries have no `known`: the server joins what it has itself. `title`: what it was
 * called, while an entry that is no longer public is removed and put back.
 */
export type Favorite = Target & { createdAt: string; known?: KnownThing | undefined; title?: string }
export type History = Target & {
  firstViewedAt: string
  lastViewedAt: string
  views: number
  known?: KnownThing
  title?: string
}

/** How many entries of each type are kept, and for how long a page counts as read. */
export const SHELF_CAP = 500
/** An account keeps this many favourites of each type. */
export const ACCOUNT_FAVORITES_CAP = 5000
export const HISTORY_DAYS = 365

const DAY_MS = 86_400_000

export const keyOf = ({ targetType, targetId }: Target): string => `${targetType} ${targetId}`
export const isSame = (one: Target, other: Target): boolean => keyOf(one) === keyOf(other)
export const isKept = (list: readonly Target[], target: Target): boolean =>
  list.some((entry) => isSame(entry, target))

/** Every favourite of that type that fits is there: another one would push one out. `cap`: an account keeps more. */
export const isFull = (list: readonly Target[], targetType: TargetType, cap = SHELF_CAP): boolean =>
  list.filter((entry) => entry.targetType === targetType).length >= cap

const momentOf = (entry: Favorite | History): number =>
  Date.parse('createdAt' in entry ? entry.createdAt : entry.lastViewedAt)

/** Newest first, at most 500 of each type; the key decides between equal moments, so that the order is always one. */
export function inOrder<Entry extends Favorite | History>(
  entries: Iterable<Entry>,
  cap = SHELF_CAP,
): Entry[] {
  const sorted = [...entries]
    .map((entry) => ({ entry, moment: momentOf(entry), key: keyOf(entry) }))
    .sort((one, other) => other.moment - one.moment || (one.key < other.key ? -1 : 1))
    .map(({ entry }) => entry)
  const counts: Record<TargetType, number> = { spot: 0, 'article-page': 0 }
  return sorted.filter(({ targetType }) => ++counts[targetType] <= cap)
}

/** The list with `thing` in it. One that is there already keeps its moment; a full list stays as it is. */
export function addFavorite(
  list: readonly Favorite[],
  thing: Thing,
  now: Date,
  cap = SHELF_CAP,
): readonly Favorite[] {
  if (isKept(list, thing) || isFull(list, thing.targetType, cap)) return list
  const { targetType, targetId, known } = thing
  return inOrder([...list, { targetType, targetId, known, createdAt: now.toISOString() }], cap)
}

export const without = <Entry extends Target>(list: readonly Entry[], target: Target): readonly Entry[] =>
  list.filter((entry) => !isSame(entry, target))

/** The history after one more visit. */
export function addView(list: readonly History[], thing: Thing, now: Date): readonly History[] {
  const { targetType, targetId, known } = thing
  const before = list.find((entry) => isSame(entry, thing))
  const at = now.toISOString()
  const entry = {
    targetType,
    targetId,
    known,
    firstViewedAt: before?.firstViewedAt ?? at,
    lastViewedAt: at,
    views: (before?.views ?? 0) + 1,
  }
  return inOrder([...without(list, thing), entry])
}

/** What was last read more than 365 days ago is forgotten. */
export function unexpired(list: readonly History[], now: Date): readonly History[] {
  const oldest = now.getTime() - HISTORY_DAYS * DAY_MS
  return list.filter(({ lastViewedAt }) => Date.parse(lastViewedAt) >= oldest)
}

/** What the server knows today in place of what was remembered; the moments stay. */
export const withKnown = <Entry extends Target & { known?: KnownThing }>(
  list: readonly Entry[],
  things: readonly Thing[],
): readonly Entry[] => {
  const byKey = new Map(things.map((thing) => [keyOf(thing), thing.known]))
  return list.map((entry) => ({ ...entry, known: byKey.get(keyOf(entry)) ?? entry.known }))
}
