import { searchKeywords } from './conditions.ts'

/** The expression of the index for a keyword: the pairs of its letters in a row (0062_manuscript_words.sql). */
const phraseOf = (keyword: string): string => {
  const letters = [...keyword]
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return pairs.length > 0 ? `"${pairs.join(' ')}"` : `"${keyword}" *`
}

/** Where manuscripts are read, as the alias `m`, and its bindings. */
export type Source = { from: string; binds: string[] }

export const EVERYWHERE: Source = { from: 'manuscripts m', binds: [] }

/** The manuscripts with these numbers. */
export const byNumber = (numbers: readonly number[]): Source => ({
  from: 'json_each(?) n CROSS JOIN manuscripts m INDEXED BY manuscripts_by_number ON m.number = n.value',
  binds: [JSON.stringify(numbers)],
})

/** Where manuscripts with the keywords of a text are, whose search keys are compared all the same; everywhere without. */
export function searchedFor(text = ''): Source {
  const keywords = searchKeywords(text)
  if (keywords.length === 0) return EVERYWHERE
  return {
    from: `manuscript_words w CROSS JOIN manuscripts m INDEXED BY manuscripts_by_number
      ON m.number = w.rowid AND w.manuscript_words MATCH ?`,
    binds: [keywords.map(phraseOf).join(' AND ')],
  }
}
