import { BUILT_IN_REGIONS, prefectureOfCode, regionOfPrefecture } from '../region/built-in-regions.ts'
import { type LinkName, link } from '../url/link.ts'

/** What a list can be narrowed by, in the order in which addresses name it. Every list has some of them. */
export const LIST_CONDITIONS = ['category', 'type', 'region', 'prefecture', 'month', 'with'] as const
export type ListCondition = (typeof LIST_CONDITIONS)[number]

/** What a list can be sorted by; the first is the order of a list that is not asked for another. */
export const LIST_SORTS = ['newest', 'updated', 'kana', 'price'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** A checked query of a list: `region` and `prefecture` are slugs, `month` is 1–12 as text. */
export type ListQuery = Partial<Record<ListCondition, string>> & { sort?: ListSort }

/** What entries that agree in everything a list can be narrowed by have in common, and how many they are. */
export type ListCell = {
  /** The kind of thing: 温泉, 旅館, news. */
  sort: string
  prefectureCode: string | null
  months: readonly number[]
  /** The names of what holds for them: `rainy`, `onsen`. */
  facts: readonly string[]
  count: number
}

const regionOf = (code: string | null): string | undefined => regionOfPrefecture(code ?? '')?.slug

/** Whether the entries of a cell fulfil all conditions of a query. */
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

/** How many entries a query finds. */
export const countCells = (cells: readonly ListCell[], query: ListQuery): number =>
  cells.reduce((sum, cell) => (fits(cell, query) ? sum + cell.count : sum), 0)

/** The prefectures that a query narrows to, by their codes; `null` for the whole country. */
export function prefectureCodesOf({ region, prefecture }: ListQuery): string[] | null {
  if (!region && !prefecture) return null
  return BUILT_IN_REGIONS.filter(({ slug }) => !region || slug === region)
    .flatMap(({ prefectures }) => prefectures)
    .filter(({ slug }) => !prefecture || slug === prefecture)
    .map(({ code }) => code)
}

/** The address of a page of a list: the same query always gives the same one. */
export function listHref(name: LinkName, query: ListQuery, page = 1): string {
  const conditions = LIST_CONDITIONS.map((condition) => [condition, query[condition]])
  const sort = query.sort === 'newest' ? null : query.sort
  return link(name, { query: { ...Object.fromEntries(conditions), sort, page: page > 1 ? page : null } })
}
