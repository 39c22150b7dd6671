import { CONTENT_KINDS } from '../content/kind.ts'
import { pageNumber } from '../url/document-path.ts'
import { LIST_CONDITIONS } from './list-query.ts'

/** The lists that can be filtered and sorted. */
const FILTERED_LIST_PATHS: readonly string[] = Object.values(CONTENT_KINDS).flatMap(({ list, plural }) =>
  list === 'paged' ? `/${plural}` : [],
)
const NAMES = [...LIST_CONDITIONS, 'sort'] as const

/**
 * Whether an address is a filtered or sorted list. These are too many to prerender, so the Worker renders them on
 * request. Other query parameters (`?utm_source=…`) do not count.
 */
export const isFilteredList = (pathname: string, search: URLSearchParams): boolean =>
  FILTERED_LIST_PATHS.includes(pathname) && NAMES.some((name) => search.get(name))

/** The normalised query of such an address, without other parameters: `category=…&sort=kana&page=2`. */
export function filteredListQuery(search: URLSearchParams): string {
  const page = pageNumber(search.get('page'))
  const conditions = NAMES.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return new URLSearchParams(page > 1 ? [...conditions, ['page', String(page)]] : conditions).toString()
}
