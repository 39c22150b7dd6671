export const COPIED = '（コピー）'
/** Names are at least this long in every kind; a longer one stays what it was. */
const SHORTEST_LIMIT = 60

/** What a copy is called, so that nobody takes it for the other. */
export const copiedName = (name: string): string =>
  name.endsWith(COPIED) || name.length + COPIED.length > SHORTEST_LIMIT ? name : name + COPIED
