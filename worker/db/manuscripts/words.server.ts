import { type Condition, searchKeywords } from './conditions.ts'

/** Manuscripts with all keywords are read one by one up to this number; more are found faster in the order of the list. */
const FEW = 150

/** The expression of the index for a keyword: the pairs of its letters in a row (0062_manuscript_words.sql). */
const phraseOf = (keyword: string): string => {
  const letters = [...keyword]
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return pairs.length > 0 ? `"${pairs.join(' ')}"` : `"${keyword}" *`
}

/** Where manuscripts are looked for: the table as the alias `m`, and further conditions. */
export type Searched = { from: string; conditions: Condition[] }

/**
 * Where manuscripts with the keywords of a text are, in addition to comparing their search keys: among few of them, or
 * anywhere without keywords, and for words that many manuscripts have.
 */
export async function searchedFor(db: D1Database, text = ''): Promise<Searched> {
  const keywords = searchKeywords(text)
  const anywhere = { from: 'manuscripts m', conditions: [] }
  if (keywords.length === 0) return anywhere
  const { results } = await db
    .prepare(`SELECT rowid AS number FROM manuscript_words WHERE manuscript_words MATCH ? LIMIT ${FEW + 1}`)
    .bind(keywords.map(phraseOf).join(' AND '))
    .all<{ number: number }>()
  if (results.length > FEW) return anywhere
  const numbers = JSON.stringify(results.map(({ number }) => number))
  return {
    from: 'manuscripts m INDEXED BY manuscripts_by_number',
    conditions: [{ sql: 'm.number IN (SELECT value FROM json_each(?))', binds: [numbers] }],
  }
}
