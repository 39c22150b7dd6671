// Tokens of the index that stand for a fact instead of a word. They begin with a katakana, which no word of a text or
// of a query does: those are folded to hiragana (search-text.ts).

/** Every document. */
export const ANY_KEY = 'ア'

/** A prefecture that a page belongs to or, having none of its own, names. */
export const namedPrefectureKey = (code: string): string => `ナ${code}`

/** The prefecture that a page belongs to. */
export const prefectureKey = (code: string): string => `ケ${code}`

/** A municipality by its JIS code. */
export const cityKey = (code: string): string => `シ${code}`

/** A month from 1 to 12. */
export const monthKey = (month: number): string => `ツ${month}`

/** Begins the key of a tag; the rest is the tag's UTF-8 bytes in hexadecimal, as SQLite's `hex()` gives them. */
export const TAG_KEY = 'タ'

export const tagKey = (tag: string): string =>
  TAG_KEY +
  [...new TextEncoder().encode(tag)].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('')
