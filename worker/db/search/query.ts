import type { ContentKind } from '#domain/content/kind.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { EVERYTHING, expressionsOf, narrowedTo, type SearchExpressions } from '#domain/search/expression.ts'
import { cityKey, monthKey, prefectureKey, tagKey } from '#domain/search/key.ts'
import { type Keyword, readKeyword } from '#domain/search/keyword.ts'

/** What a search asks for; `prefecture` is a slug, `kind` one kind only, `city` a JIS code, `month` 1–12. */
export type SearchQuery = {
  keyword?: string
  prefecture?: string
  kind?: ContentKind
  month?: number
  tag?: string
  city?: string
}

/**
 * A query as the index is asked: `counted` leaves out what the counts are over (kind, prefecture, month), `narrowed`
 * has all conditions but the kind, which is a range of ids.
 */
export type ReadQuery = { keyword: Keyword; counted: SearchExpressions; narrowed: SearchExpressions }

/** Reads a query; `null` when no document can match it. */
export function readQuery({ keyword = '', prefecture, month, tag, city }: SearchQuery): ReadQuery | null {
  const read = readKeyword(keyword)
  const words = keyword.trim() ? expressionsOf(read) : EVERYTHING
  const code = prefectureOfSlug(prefecture ?? '')?.code
  if (!words || (prefecture && !code)) return null
  const counted = narrowedTo([...(tag ? [tagKey(tag)] : []), ...(city ? [cityKey(city)] : [])], words)
  const narrowing = [...(code ? [prefectureKey(code)] : []), ...(month ? [monthKey(month)] : [])]
  return { keyword: read, counted, narrowed: narrowedTo(narrowing, counted) }
}

/** The ids of what is not public at the moment that is bound as `?1`. */
export const HIDDEN = `SELECT id FROM search_documents WHERE published_at > ?1
  UNION ALL SELECT id FROM search_documents WHERE unpublish_at <= ?1
  UNION ALL SELECT id FROM search_documents WHERE ends_at <= ?1`
