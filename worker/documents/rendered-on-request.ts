import { isFilteredList } from '#domain/search/filtered-list.ts'

/** Documents that cannot be prerendered because their address contains user input. */
const PATTERNS: readonly RegExp[] = [/^\/search\/=\/[^/]+$/]

/**
 * Whether the Worker renders this address (its path still encoded) instead of serving a file. In development nothing
 * is prerendered, so it renders every document.
 */
export const isRenderedOnRequest = ({ pathname, searchParams }: URL): boolean =>
  import.meta.env.DEV
    ? !/\.[^/.]+$/.test(pathname)
    : PATTERNS.some((pattern) => pattern.test(pathname)) || isFilteredList(pathname, searchParams)
