import { BUILT_IN_REGIONS, prefectureOfCode, regionOfPrefecture } from '../region/built-in-regions.ts'
import { type LinkName, link } from '../url/link.ts'

/** Filters of lists, in the order of the query string. Each list has some of them. */
export const LIST_CONDITIONS = ['category', 'type', 'region', 'prefecture', 'month', 'with'] as const
export type ListCondition = (typeof LIST_CONDITIONS)[number]

/** Sort orders; the first is the default. */
const LIST_SORTS = ['newest', 'updated', 'kana', 'price'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** A validated list query: `region` and `prefecture` are slugs, `month` is 1–12 as text. */
export type ListQuery = Partial<Record<ListCondition, string>> & { sort?: ListSort }

/** A group of entries that agree in all filterable values, with their number. */
export type ListCell = {
  /** The category: 温泉, 旅館, news. */
  sort: string
  prefectureCode: string | null
  months: readonly number[]
  /** Names of the flags that apply: `rainy`, `onsen`. */
  facts: readonly string[]
  count: number
}

const regionOf = (code: string | null): string | undefined => regionOfPrefecture(code ?? '')?.slug

/** Whether the entries of a cell match all filters of a query. */
const fits = (cell: ListCell, query: ListQuery): boolean => {
  const sort = query.category ?? query.type
  return (
    (!sort || cell.sort === sort) &&
    (!query.region || regionOf(cell.prefectureCode) === query.region) &&
    (!query.prefecture || prefectureOfCode(cell.prefectureCode)?.slug === query.prefecture) &&
    (!query.month || cell.months.includes(Number(query.month))) &&
    (!query.with || cell.facts.includes(query.with))
  )
}

/** Number of entries that match a query. */
export const countCells = (cells: readonly ListCell[], query: ListQuery): number =>
  cells.reduce((sum, cell) => (fits(cell, query) ? sum + cell.count : sum), 0)

/** The codes of the prefectures selected by a query; `null` for all. */
export function prefectureCodesOf({ region, prefecture }: ListQuery): string[] | null {
  if (!region && !prefecture) return null
  return BUILT_IN_REGIONS.filter(({ slug }) => !region || slug === region)
    .flatMap(({ prefectures }) => prefectures)
    .filter(({ slug }) => !prefecture || slug === prefecture)
    .map(({ code }) => code)
}

/** The address of a page of a list, in normalised form. */
export function listHref(name: LinkName, query: ListQuery, page = 1): string {
  const conditions = LIST_CONDITIONS.map((condition) => [condition, query[condition]])
  const sort = query.sort === 'newest' ? null : query.sort
  return link(name, { query: { ...Object.fromEntries(conditions), sort, page: page > 1 ? page : null } })
}
