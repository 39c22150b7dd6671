import type { ContentKind } from '#domain/content/kind.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import {
  expressionsOf,
  MATCH_ALL,
  type SearchExpressions,
  withRequiredKeys,
} from '#domain/search/expression.ts'
import { cityKey, monthKey, prefectureKey, tagKey } from '#domain/search/key.ts'
import { type Keyword, readKeyword } from '#domain/search/keyword.ts'
import type { Synonyms } from '#domain/search/synonyms.ts'

/** A search query; `prefecture` is a slug, `kind` one kind only, `city` a JIS code, `month` 1–12. */
export type SearchQuery = {
  keyword?: string
  prefecture?: string
  kind?: ContentKind
  month?: number
  tag?: string
  city?: string
}

/**
 * A query for the index: `counted` without the counted conditions (kind, prefecture, month), `filtered` with all
 * conditions but the kind, which is a range of ids.
 */
export type ReadQuery = { keyword: Keyword; counted: SearchExpressions; filtered: SearchExpressions }

/** Parses a query; `null` when no document can match it. */
export function readQuery(
  { keyword = '', prefecture, month, tag, city }: SearchQuery,
  synonyms: Synonyms,
): ReadQuery | null {
  const read = readKeyword(keyword)
  const expressions = keyword.trim() ? expressionsOf(read, synonyms) : MATCH_ALL
  const code = prefectureOfSlug(prefecture ?? '')?.code
  if (!expressions || (prefecture && !code)) return null
  const counted = withRequiredKeys(
    [...(tag ? [tagKey(tag)] : []), ...(city ? [cityKey(city)] : [])],
    expressions,
  )
  const filterKeys = [...(code ? [prefectureKey(code)] : []), ...(month ? [monthKey(month)] : [])]
  return { keyword: read, counted, filtered: withRequiredKeys(filterKeys, counted) }
}

/**
 * Between the ids bound as `from` and `to`. D1 binds numbers as REAL, which FTS5 does not take as bounds: without the casts
 * it reads every match outside of them too.
 */
export const withinIds = (from: string, to: string): string =>
  `rowid BETWEEN CAST(${from} AS INTEGER) AND CAST(${to} AS INTEGER)`

/**
 * The condition for public content at the moment bound as `?1`. What is not public is little: its ids are read once, into
 * a text, because each look into a list of rows would count as a row that is read.
 */
export const IS_PUBLIC = `instr((SELECT ',' || group_concat(id) || ',' FROM (
    SELECT id FROM search_documents WHERE published_at > ?1
    UNION ALL SELECT id FROM search_documents WHERE unpublish_at <= ?1
    UNION ALL SELECT id FROM search_documents WHERE ends_at <= ?1)), ',' || rowid || ',') IS NOT TRUE`
