import { decodedPath } from '#domain/url/decoded-path.ts'

/** The path of a request, decoded for rules and guards. */
export const requestPath = (url: URL): string => decodedPath(url.pathname)
