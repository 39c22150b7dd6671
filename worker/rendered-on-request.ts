/** The documents that cannot be prerendered because their address is what a visitor typed. */
const PATTERNS: readonly RegExp[] = [/^\/search\/=\/[^/]+$/]

/**
 * Whether the Worker renders this path (as it stands in the URL, still encoded) instead of serving a file.
 * In development nothing is prerendered, so it renders every document.
 */
export const isRenderedOnRequest = (pathname: string): boolean =>
  import.meta.env.DEV ? !/\.[^/.]+$/.test(pathname) : PATTERNS.some((pattern) => pattern.test(pathname))
