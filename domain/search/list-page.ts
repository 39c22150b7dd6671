/** Entries per page of a list. */
export const PER_PAGE = 20

/** Number of pages; an empty list has one. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PER_PAGE))

/** The addresses of all pages of a list: `/spots`, `/spots?page=2`, … */
export const listPagePaths = (path: string, total: number): string[] =>
  Array.from({ length: pageCount(total) }, (_, index) => (index === 0 ? path : `${path}?page=${index + 1}`))
