import type { PagedKind } from '#domain/content/kind.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import {
  countCells,
  LIST_CONDITIONS,
  type ListCell,
  type ListCondition,
  type ListQuery,
  type ListSort,
} from '#domain/search/list-query.ts'
import { visiblePart } from '#domain/text/visible-text.ts'
import { conditionsOf, type Option } from './list-conditions.ts'

/** One value of a condition, with the number of results if it were chosen. */
type Choice = Option & { count: number }
type Facet = { name: ListCondition; title: string; choices: Choice[]; all: number }
type Area = { region: Choice; prefectures: Choice[] }

/** An active condition: its name, its label, and the number of results without it. */
type ActiveFilter = { name: ListCondition; label: string; count: number }

export type ListChoices = {
  query: ListQuery
  facets: Facet[]
  areas: Area[]
  /** The number of results for the whole country, with all other conditions. */
  everywhere: number
  chosen: ActiveFilter[]
  /** Requested values that do not exist, as given. */
  unknown: string[]
  sorts: { value: ListSort; label: string }[]
}

/** Longer than any valid value: longer input is not repeated in full. */
const REPEATED = 20
/** The label of a value without visible characters. */
const UNREADABLE = '読み取れない文字'

const repeated = (value: string): string => visiblePart(value, REPEATED) || UNREADABLE

/** Parses a query string into valid and invalid values. */
export function readListQuery(kind: PagedKind, search: Record<string, string>) {
  const { conditions, sorts } = conditionsOf(kind)
  const query: ListQuery = {}
  const unknown: string[] = []
  for (const name of LIST_CONDITIONS) {
    const value = search[name]
    if (!value) continue
    if (conditions[name]?.options.some((option) => option.value === value)) query[name] = value
    else unknown.push(repeated(value))
  }
  const sort = sorts.find(({ value }) => value === search.sort)?.value
  if (search.sort && !sort) unknown.push(repeated(search.sort))
  if (sort) query.sort = sort
  return { query, unknown }
}

/** The filters of a list; values without results are offered only if they are active. */
export function listChoices(
  kind: PagedKind,
  { query, unknown }: { query: ListQuery; unknown: string[] },
  cells: readonly ListCell[],
): ListChoices {
  const { conditions, sorts } = conditionsOf(kind)
  const without = (...names: ListCondition[]): ListQuery => ({
    ...query,
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  })
  const offered = (name: ListCondition, others: ListQuery, options: readonly Option[]): Choice[] =>
    options
      .map((option) => ({ ...option, count: countCells(cells, { ...others, [name]: option.value }) }))
      .filter(({ value, count }) => count > 0 || query[name] === value)
  const facets = (['category', 'type', 'month', 'with'] as const).flatMap((name) => {
    const condition = conditions[name]
    if (!condition) return []
    const others = without(name)
    const choices = offered(name, others, condition.options)
    return choices.length > 0
      ? [{ name, title: condition.title, choices, all: countCells(cells, others) }]
      : []
  })
  const anywhere = without('region', 'prefecture')
  const prefectures = offered('prefecture', anywhere, conditions.prefecture?.options ?? [])
  const regions = offered('region', anywhere, conditions.region?.options ?? [])
  return {
    query,
    unknown,
    facets,
    everywhere: countCells(cells, anywhere),
    areas: BUILT_IN_REGIONS.flatMap(({ slug, name, prefectures: own }) => {
      const within = prefectures.filter(({ value }) => own.some((prefecture) => prefecture.slug === value))
      const region = regions.find(({ value }) => value === slug)
      if (within.length === 0 && !region) return []
      return [{ region: region ?? { value: slug, label: name, count: 0 }, prefectures: within }]
    }),
    chosen: LIST_CONDITIONS.flatMap((name) => {
      const option = conditions[name]?.options.find(({ value }) => value === query[name])
      return option ? [{ name, label: option.label, count: countCells(cells, without(name)) }] : []
    }),
    sorts: [...sorts],
  }
}
