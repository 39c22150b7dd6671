import {
  ALL_CONTENT_KINDS,
  CONTENT_KINDS,
  type ContentKind,
  hasOwnPage,
  hasPagedList,
  having,
  isGuidePlaceKind,
  isNamedKind,
  isPlaceKind,
  type ProductKind,
} from './kind.ts'

// In a separate file, because every page loads the registry.

/** Whether it can be searched for. */
export const isSearchKind = having('isSearched', true)

/** Whether its entries are parts of the page of their kind. */
export const isEntryKind = having('list', 'whole')

const kindsThat = <Kind extends ContentKind>(has: (kind: string) => kind is Kind) =>
  ALL_CONTENT_KINDS.filter(has) as [Kind, ...Kind[]]

export const SEARCH_KINDS = kindsThat(isSearchKind)
export const PAGE_KINDS = kindsThat(hasOwnPage)
export const ENTRY_KINDS = kindsThat(isEntryKind)
export const PLACE_KINDS = kindsThat(isPlaceKind)
export const PAGED_KINDS = kindsThat(hasPagedList)
export const GUIDE_PLACE_KINDS = kindsThat(isGuidePlaceKind)
export const PRODUCT_KINDS = PAGE_KINDS.filter(
  (kind): kind is ProductKind => isNamedKind(kind) && !isPlaceKind(kind),
)

/** Every kind, articles first, because most publications are articles. */
export const ARTICLES_FIRST: readonly ContentKind[] = [
  ...new Set<ContentKind>(['article-page', ...ALL_CONTENT_KINDS]),
]

/** The kinds that pages of prefectures list, in display order. */
export const PREFECTURE_KINDS = [...new Set<ContentKind>(['spot', ...ARTICLES_FIRST])].filter(
  (kind) => CONTENT_KINDS[kind].onPrefecturePage !== undefined,
)

/** Kinds that every prefecture shows: from its neighbours, if it has none of its own. */
export const NEEDED_KINDS = PREFECTURE_KINDS.filter(
  (kind) => CONTENT_KINDS[kind].onPrefecturePage === 'needed',
)

/**
 * The kinds that pages of municipalities list, and count for whether there is one, in display order. Each has an index by
 * municipality (0084_bounded_reads.sql).
 */
export const CITY_KINDS: readonly ContentKind[] = PREFECTURE_KINDS.filter((kind) => !isEntryKind(kind))

/** The kinds that pages of themes gather by their tags, in display order. */
export const THEME_KINDS: readonly ContentKind[] = ARTICLES_FIRST.filter(
  (kind) => isSearchKind(kind) && !isEntryKind(kind),
)
