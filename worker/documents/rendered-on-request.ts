import { isNarrowedList } from '#domain/search/narrowed-list.ts'

/** The documents that cannot be prerendered because their address is what a visitor typed. */
const PATTERNS: readonly RegExp[] = [/^\/search\/=\/[^/]+$/]

/**
 * Whether the Worker renders this address (its path still encoded) instead of serving a file. In development nothing
 * is prerendered, so it renders every document.
 */
export const isRenderedOnRequest = ({ pathname, searchParams }: URL): boolean =>
  import.meta.env.DEV
    ? !/\.[^/.]+$/.test(pathname)
    : PATTERNS.some((pattern) => pattern.test(pathname)) || isNarrowedList(pathname, searchParams)
