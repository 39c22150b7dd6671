// Tokens of the index that represent a fact instead of a word. They start with a katakana; words of texts and queries
// never do, because they are folded to hiragana (text.ts).

/** Every document. */
export const ANY_KEY = 'ア'

/** The prefecture a page belongs to, or one that it names if it has none. */
export const namedPrefectureKey = (code: string): string => `ナ${code}`

/** The prefecture a page belongs to. */
export const prefectureKey = (code: string): string => `ケ${code}`

/** A municipality by its JIS code. */
export const cityKey = (code: string): string => `シ${code}`

/** A month from 1 to 12. */
export const monthKey = (month: number): string => `ツ${month}`

/** Prefix of a tag's key; followed by the tag's UTF-8 bytes in hexadecimal, as from SQLite's `hex()`. */
export const TAG_KEY = 'タ'

export const tagKey = (tag: string): string =>
  TAG_KEY +
  [...new TextEncoder().encode(tag)].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('')
