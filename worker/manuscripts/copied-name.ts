export const COPIED = '（コピー）'
/** Every kind allows names of this length; a longer name is copied unchanged. */
const MIN_LIMIT = 60

/** The name of a copy. */
export const copiedName = (name: string): string =>
  name.endsWith(COPIED) || name.length + COPIED.length > MIN_LIMIT ? name : name + COPIED
