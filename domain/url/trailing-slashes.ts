/** A path without slashes at its end; of one that is nothing else, nothing. */
export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '')
