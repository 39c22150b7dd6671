import { CONTENT_KINDS } from '../content/kind.ts'

/** The lists that can have pages; the first page is the path itself. */
export const PAGED_PATHS: readonly string[] = Object.values(CONTENT_KINDS).flatMap(({ list, plural }) =>
  list ? `/${plural}` : [],
)

/** Searches are paginated too. */
const SEARCH = /^\/search\/=\/[^/]+$/
const isPaged = (path: string): boolean => PAGED_PATHS.includes(path) || SEARCH.test(path)

const STORED_PAGE = /^(\/.+)\/page\/([1-9]\d{0,8})$/
const PAGE_NUMBER = /^[1-9]\d*$/
/** Upper bound for page numbers; higher ones are not found, like all pages beyond the last. */
const HIGHEST_PAGE = 999_999_999

/** The page number from `?page=`; 1 for anything but a positive whole number. */
export const pageNumber = (page: string | null | undefined): number =>
  page && PAGE_NUMBER.test(page) ? Math.min(Number(page), HIGHEST_PAGE) : 1

/**
 * The folder of a stored document: `/spots` with `?page=2` gives `/spots/page/2`, every other address its path.
 * Static files have no query string, so the pages of a list need paths of their own.
 */
export const toDocumentPath = (pathname: string, search: URLSearchParams): string => {
  const page = pageNumber(search.get('page'))
  return page > 1 && isPaged(pathname) ? `${pathname}/page/${page}` : pathname
}

/** The public address of a stored document: `/spots/page/2` gives `/spots?page=2`; `null` for others. */
export const fromDocumentPath = (path: string): string | null => {
  const [, list, page] = STORED_PAGE.exec(path) ?? []
  if (!list || !page || !isPaged(list)) return null
  return page === '1' ? list : `${list}?page=${page}`
}

/** The address of a file of a document: `/spots?page=2` of `/spots/page/2/index.html`; of any other file its path. */
export const addressOfFile = (file: string): string => {
  const document = file.replace(/\/(index\.html|_payload\.json)$/, '') || '/'
  return fromDocumentPath(document) ?? document
}

const PAYLOAD = /\/_payload\.json$/

/** The path of the page that a payload belongs to; `null` for a path that is none. */
export const pageOfPayload = (path: string): string | null =>
  PAYLOAD.test(path) ? path.replace(PAYLOAD, '') || '/' : null

/** Where the data of an address is: `/spots?page=2` gives `/spots/page/2/_payload.json`. */
export const payloadPath = (pathname: string, search: URLSearchParams): string =>
  `${toDocumentPath(pathname, search).replace(/\/$/, '')}/_payload.json`
