import { prefectureOfSlug } from '#domain/built-in-regions.ts'
import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import type { CardFilter } from './card-filter.ts'
import { type CardPage, pageOfCards } from './cards.server.ts'

/** What a search asks for; `prefecture` is a slug, `kind` one kind only. */
export type SearchQuery = {
  keyword?: string
  prefecture?: string
  kind?: ContentKind
  month?: number
  tag?: string
  city?: string
}
export type SearchResult = { kind: ContentKind } & CardPage

const SEARCHED: readonly ContentKind[] = ALL_CONTENT_KINDS.filter(
  (kind) => kind !== 'sponsored-page' && kind !== 'product',
)

/**
 * Simple matching: every word must occur in a name, reading, catch or tag. Groups without results are left out; a
 * prefecture that does not exist finds nothing.
 */
export async function search(
  db: D1Database,
  query: SearchQuery,
  limit: number,
  now: Date,
): Promise<SearchResult[]> {
  const prefecture = query.prefecture ? prefectureOfSlug(query.prefecture) : null
  if (query.prefecture && !prefecture) return []
  const filter: CardFilter = {
    keyword: query.keyword,
    month: query.month,
    tag: query.tag,
    city: query.city,
    prefecture: prefecture?.code,
  }
  const kinds = query.kind ? SEARCHED.filter((kind) => kind === query.kind) : SEARCHED
  const groups = await Promise.all(
    kinds.map(async (kind) => ({ kind, ...(await pageOfCards(db, kind, filter, { limit }, now)) })),
  )
  return groups.filter(({ total }) => total > 0)
}
