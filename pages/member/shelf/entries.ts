import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { folded, wordsOf } from '#domain/search/text.ts'
import type { FavoriteEntry, HistoryEntry } from '#domain/shelf/entry.ts'

export type Entry = FavoriteEntry | HistoryEntry
/** `name`: by reading. `updated`: most recently updated content first. */
export type Sort = 'newest' | 'oldest' | 'name' | 'updated'

/** 神社仏閣 of a spot, ニュース of an article. */
export const labelOf = ({ targetType, label, card }: Entry): string =>
  card?.label ?? (targetType === 'article-page' ? (ARTICLE_TYPES[label as ArticleType] ?? '') : label)

export const placeOf = ({ card }: Entry): string =>
  (prefectureOfCode(card?.prefectureCode ?? null)?.name ?? '') + (card?.city ?? '')

export const titleOf = ({ card, title }: Entry): string => card?.title ?? title

const texts = new WeakMap<Entry, string>()

/** The normalised text an entry is searched by, cached. */
function textOf(entry: Entry): string {
  const cached = texts.get(entry)
  if (cached !== undefined) return cached
  const reading = 'nameKey' in entry ? entry.nameKey : ''
  const text = folded([titleOf(entry), reading, labelOf(entry), placeOf(entry)].join('\n'))
  texts.set(entry, text)
  return text
}

const momentOf = (entry: Entry): string => ('createdAt' in entry ? entry.createdAt : entry.lastViewedAt)
const KEYS: Record<Sort, (entry: Entry) => string> = {
  newest: momentOf,
  oldest: momentOf,
  name: (entry) => ('nameKey' in entry ? entry.nameKey : entry.title),
  updated: (entry) => ('changedAt' in entry ? entry.changedAt : entry.lastViewedAt),
}
const FALLING: readonly Sort[] = ['newest', 'updated']

/** Sorts the entries; ties are broken by id, as on the server. */
export function sorted<Of extends Entry>(entries: readonly Of[], sort: Sort): Of[] {
  const key = KEYS[sort]
  const sign = FALLING.includes(sort) ? -1 : 1
  return entries
    .map((entry) => ({ entry, key: key(entry) + entry.targetId }))
    .sort((one, other) => (one.key < other.key ? -sign : sign))
    .map(({ entry }) => entry)
}

/** Entries that contain all keywords in title, reading, kind or place. */
export function found<Of extends Entry>(entries: readonly Of[], query: string): readonly Of[] {
  const keywords = wordsOf(query)
  if (keywords.length === 0) return entries
  return entries.filter((entry) => keywords.every((keyword) => textOf(entry).includes(keyword)))
}
