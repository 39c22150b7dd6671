/** A path without trailing slashes; '' for slashes only. */
export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '')
