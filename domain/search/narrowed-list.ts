import { CONTENT_KINDS } from '../content/kind.ts'
import { pageNumber } from '../url/document-path.ts'
import { LIST_CONDITIONS } from './list-query.ts'

/** The lists that can be narrowed and sorted. */
const NARROWED_PATHS: readonly string[] = Object.values(CONTENT_KINDS).flatMap(({ list, plural }) =>
  list === 'paged' ? `/${plural}` : [],
)
const NAMES = [...LIST_CONDITIONS, 'sort'] as const

/**
 * Whether an address is a list with conditions or in another order. There are too many of them to be files: the
 * Worker renders them on request. Anything else in a query is not the list's business (`?utm_source=…`).
 */
export const isNarrowedList = (pathname: string, search: URLSearchParams): boolean =>
  NARROWED_PATHS.includes(pathname) && NAMES.some((name) => search.get(name))

/** The query of such an address in one spelling, without what is not the list's: `category=…&sort=kana&page=2`. */
export function narrowedQuery(search: URLSearchParams): string {
  const page = pageNumber(search.get('page'))
  const asked = NAMES.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return new URLSearchParams(page > 1 ? [...asked, ['page', String(page)]] : asked).toString()
}
