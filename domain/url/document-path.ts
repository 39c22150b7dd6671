import { CONTENT_KINDS } from '../content/kind.ts'

/** The lists that can have pages; the first page is the path itself. */
export const PAGED_PATHS: readonly string[] = Object.values(CONTENT_KINDS).flatMap(({ list, plural }) =>
  list ? `/${plural}` : [],
)

/** A search is a list too, at whatever address its words give it. */
const SEARCH = /^\/search\/=\/[^/]+$/
const isPaged = (path: string): boolean => PAGED_PATHS.includes(path) || SEARCH.test(path)

const STORED_PAGE = /^(\/.+)\/page\/([1-9]\d{0,8})$/
const PAGE_NUMBER = /^[1-9]\d*$/
/** No list is as long; what is asked for beyond it is not there, as what is asked for beyond the last page. */
const HIGHEST_PAGE = 999_999_999

/** Which page of a list `?page=` asks for; anything that is not a positive whole number is the first. */
export const pageNumber = (page: string | null | undefined): number =>
  page && PAGE_NUMBER.test(page) ? Math.min(Number(page), HIGHEST_PAGE) : 1

/**
 * The folder a document is stored in: `/spots` and `?page=2` give `/spots/page/2`, every other address its path.
 * A static file has no query string, so the pages of a list need a path of their own.
 */
export const toDocumentPath = (pathname: string, search: URLSearchParams): string => {
  const page = pageNumber(search.get('page'))
  return page > 1 && isPaged(pathname) ? `${pathname}/page/${page}` : pathname
}

/** The public address of a stored document: `/spots/page/2` gives `/spots?page=2`; `null` when it is none. */
export const fromDocumentPath = (path: string): string | null => {
  const [, list, page] = STORED_PAGE.exec(path) ?? []
  if (!list || !page || !isPaged(list)) return null
  return page === '1' ? list : `${list}?page=${page}`
}

const PAYLOAD = /\/_payload\.json$/

/** The path of the page that a payload belongs to; `null` for a path that is none. */
export const pageOfPayload = (path: string): string | null =>
  PAYLOAD.test(path) ? path.replace(PAYLOAD, '') || '/' : null

/** Where the data of an address is: `/spots?page=2` gives `/spots/page/2/_payload.json`. */
export const payloadPath = (pathname: string, search: URLSearchParams): string =>
  `${toDocumentPath(pathname, search).replace(/\/$/, '')}/_payload.json`
