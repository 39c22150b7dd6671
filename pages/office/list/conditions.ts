import type { ContentKind } from '#domain/content/kind.ts'

/** Filters of the list, as named in the query string and the API. */
const FACETS = [
  'stage',
  'live',
  'type',
  'author',
  'prefecture',
  'disclosure',
  'factChecked',
  'changed',
  'comments',
] as const
export type Facet = (typeof FACETS)[number]

const SORTS = ['updated', 'published', 'title', 'checked'] as const
export type Sort = (typeof SORTS)[number]

/** State of the list, stored in the query string. Empty texts are no filters. */
export type Conditions = Partial<Record<Facet, string>> & {
  q: string
  sort: Sort
  order: 'asc' | 'desc'
  /** Cursor of the page; empty for the first one. */
  cursor: string
  /** Page number, from 1. */
  page: number
}

export const PAGE_LENGTH = 50

/** Default order of a sort: newest first, titles ascending. */
const naturalOrder = (sort: Sort): Conditions['order'] =>
  sort === 'title' || sort === 'checked' ? 'asc' : 'desc'

/** Parses a query string; unknown parts are ignored. */
export function conditionsOf(search: string): Conditions {
  const query = new URLSearchParams(search)
  const requestedSort = query.get('sort')
  const sort = SORTS.find((one) => one === requestedSort) ?? 'updated'
  const order = query.get('order')
  const cursor = query.get('cursor') ?? ''
  const page = Math.floor(Number(query.get('page')))
  const selected = FACETS.flatMap((facet) => {
    const value = query.get(facet)
    return value ? [[facet, value] as const] : []
  })
  return {
    ...Object.fromEntries(selected),
    q: query.get('q') ?? '',
    sort,
    order: order === 'asc' || order === 'desc' ? order : naturalOrder(sort),
    cursor,
    page: cursor && page > 1 ? page : 1,
  }
}

const entriesOf = (conditions: Conditions): [string, string][] => [
  ['q', conditions.q.trim()],
  ...FACETS.map((facet): [string, string] => [facet, conditions[facet] ?? '']),
  ['sort', conditions.sort === 'updated' ? '' : conditions.sort],
  ['order', conditions.order === naturalOrder(conditions.sort) ? '' : conditions.order],
]

const given = (entries: readonly [string, string][]): Record<string, string> =>
  Object.fromEntries(entries.filter(([, value]) => value !== ''))

/** The part that is stored in a saved filter: without the page, in the order of the names above. */
export const savedText = (conditions: Conditions): string =>
  new URLSearchParams(given(entriesOf(conditions))).toString()

/** The query of the address; empty for the default list. */
export const queryOf = (conditions: Conditions): Record<string, string> =>
  given([
    ...entriesOf(conditions),
    ['page', conditions.page > 1 ? String(conditions.page) : ''],
    ['cursor', conditions.cursor],
  ])

/** The query of the API call. */
export const callText = (conditions: Conditions): string =>
  new URLSearchParams([
    ...entriesOf(conditions).filter(([name, value]) => value !== '' && name !== 'sort' && name !== 'order'),
    ['sort', conditions.sort],
    ['order', conditions.order],
    ['limit', String(PAGE_LENGTH)],
    ['facets', '1'],
    ...(conditions.cursor ? [['cursor', conditions.cursor]] : []),
  ]).toString()

/** Applies a change and returns to the first page. */
export const changed = (conditions: Conditions, change: Partial<Conditions>): Conditions => ({
  ...conditions,
  cursor: '',
  page: 1,
  ...change,
})

/** Sorted by a column, in its natural order; reversed if the list is sorted by it already. */
export const sorted = (conditions: Conditions, column: string): Conditions => {
  const sort = SORTS.find((one) => one === column) ?? conditions.sort
  const turned = conditions.order === 'asc' ? 'desc' : 'asc'
  return changed(conditions, { sort, order: sort === conditions.sort ? turned : naturalOrder(sort) })
}

/** Whether there is a filter or a search term. */
export const isFiltered = (conditions: Conditions): boolean =>
  conditions.q.trim() !== '' || FACETS.some((facet) => conditions[facet])

/** The facets of a kind. */
export const facetsOf = (kind: ContentKind): readonly Facet[] =>
  FACETS.filter((facet) => facet !== 'type' || kind === 'article-page')
