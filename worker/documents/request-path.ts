import { decodedPath } from '#domain/url/decoded-path.ts'

/** The path of a request as rules and guards look at it. */
export const requestPath = (url: URL): string => decodedPath(url.pathname)
