import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { folded, wordsOf } from '#domain/search/text.ts'
import type { FavoriteEntry, HistoryEntry } from '#domain/shelf/entry.ts'

export type Entry = FavoriteEntry | HistoryEntry
/** `name`: by reading. `updated`: the content that was updated last comes first. */
export type Sort = 'newest' | 'oldest' | 'name' | 'updated'

/** 神社仏閣 of a spot, ニュース of an article. */
export const labelOf = ({ targetType, label, card }: Entry): string =>
  card?.label ?? (targetType === 'article-page' ? (ARTICLE_TYPES[label as ArticleType] ?? '') : label)

export const placeOf = ({ card }: Entry): string =>
  (prefectureOfCode(card?.prefectureCode ?? null)?.name ?? '') + (card?.city ?? '')

export const titleOf = ({ card, title }: Entry): string => card?.title ?? title

const texts = new WeakMap<Entry, string>()

/** What an entry is found by, folded once. */
function textOf(entry: Entry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
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

/** The entries in an order; the key decides between equal ones as the server does. */
export function sorted<Of extends Entry>(entries: readonly Of[], sort: Sort): Of[] {
  const key = KEYS[sort]
  const sign = FALLING.includes(sort) ? -1 : 1
  return entries
    .map((entry) => ({ entry, key: key(entry) + entry.targetId }))
    .sort((one, other) => (one.key < other.key ? -sign : sign))
    .map(({ entry }) => entry)
}

/** Those in which every word occurs: in the title, its reading, the sort or the place. */
export function found<Of extends Entry>(entries: readonly Of[], query: string): readonly Of[] {
  const words = wordsOf(query)
  if (words.length === 0) return entries
  return entries.filter((entry) => words.every((word) => textOf(entry).includes(word)))
}
