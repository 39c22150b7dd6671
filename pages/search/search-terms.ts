import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { isVisible } from '#domain/text/visible-text.ts'
import type { DecodedQuery } from '#domain/url/query-path.ts'

/** The terms of a search page. `city` is a municipality's code. */
export type SearchTerms = {
  keyword?: string
  prefecture?: string
  kind?: ContentKind
  month?: number
  tag?: string
  city?: string
  /** `list` for one list of all kinds instead of a group for each. */
  view?: 'list'
}

/** Invisible characters count as empty. */
const textOf = (value: string | string[] | undefined): string | undefined => {
  const text = (Array.isArray(value) ? value[0] : value)?.trim().slice(0, 100).toWellFormed()
  return text && isVisible(text) ? text : undefined
}

/** Parses a decoded query; unknown or out-of-range terms are ignored. */
export function searchTerms(query: DecodedQuery): SearchTerms {
  const month = Number(textOf(query.month))
  const kind = SEARCH_KINDS.find((candidate) => candidate === textOf(query.kind))
  const prefecture = prefectureOfSlug(textOf(query.prefecture) ?? '')
  const city = textOf(query.city)
  return {
    keyword: textOf(query.keyword),
    prefecture: prefecture?.slug,
    kind,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    tag: textOf(query.tag),
    city: city && /^\d{5}$/.test(city) ? city : undefined,
    view: textOf(query.view) === 'list' && !kind ? 'list' : undefined,
  }
}

/** Whether there is any search term; display options do not count. */
export const hasTerms = ({ view: _, ...terms }: SearchTerms): boolean =>
  Object.values(terms).some((term) => term !== undefined)

/** `「温泉」・京都府・11月・宿`, for headings and titles. */
export function searchTitle(terms: SearchTerms, cityName: string | null): string {
  return [
    terms.keyword && `「${terms.keyword}」`,
    terms.tag && `「${terms.tag}」`,
    cityName ?? prefectureOfSlug(terms.prefecture ?? '')?.name,
    terms.month && `${terms.month}月`,
    terms.kind && CONTENT_KINDS[terms.kind].label,
  ]
    .filter(Boolean)
    .join('・')
}
