import { z } from 'zod'
import { IsoDate } from '../date/iso-date.ts'
import { wordsOf } from '../search/text.ts'

/**
 * Words that readers searched for without any result; nothing about the readers is stored. `words` are as compared (text.ts),
 * `typed` as first typed; the days are Japan's.
 */
export const MissedSearch = z.strictObject({
  words: z.string(),
  typed: z.string(),
  hits: z.int().positive(),
  firstDay: IsoDate,
  lastDay: IsoDate,
})
export type MissedSearch = z.infer<typeof MissedSearch>

const MAX_LENGTH = 40

/** Mail addresses, links, and runs of letters that may be keys. */
const PERSONAL = /@|%40|:\/\/|www\.|[a-z0-9_-]{20,}/i
/** Telephone numbers, postal codes, numbers of cards, also in groups. */
const DIGITS = /\d(?:[\s().・ー‐-―−-]*\d){4,}/

/**
 * The words to record of a search without results; `null` without words, or if they are too long to be a search, or look like
 * a mail address, a link, a key or a number of five digits or more.
 */
export function notedWords(keyword: string): { words: string; typed: string } | null {
  const typed = keyword.toWellFormed().normalize('NFKC').replace(/\s+/g, ' ').trim()
  const words = wordsOf(typed).join(' ')
  const isNoted = words !== '' && typed.length <= MAX_LENGTH && !PERSONAL.test(typed) && !DIGITS.test(typed)
  return isNoted ? { words, typed } : null
}
