import { isFilteredList } from '#domain/search/filtered-list.ts'

/**
 * Documents that are not prerendered: the address contains user input, or is that of a form for each page, which few
 * readers open.
 */
const PATTERNS: readonly RegExp[] = [/^\/search\/=\/[^/]+$/, /^\/reports\/[^/]+\/[^/]+$/]

/**
 * Whether the Worker renders this address (its path still encoded) instead of serving a file. In development nothing
 * is prerendered, so it renders every document.
 */
export const isRenderedOnRequest = ({ pathname, searchParams }: URL): boolean =>
  import.meta.env.DEV
    ? !/\.[^/.]+$/.test(pathname)
    : PATTERNS.some((pattern) => pattern.test(pathname)) || isFilteredList(pathname, searchParams)
