import { once } from './once.ts'
import { lookupKey, romajiKey } from './romaji.ts'
import type { SynonymInput } from './synonym-group.ts'
import { folded } from './text.ts'

/** The groups of the office, as searches use them; all words are folded. */
export type Synonyms = {
  /** The other words that a word finds: 食べ歩き for 食べあるき, たべあるき and tabearuki. */
  of: (word: string) => string[]
  /** `温泉旅館` → 温泉 and 旅館; `null` for a word that is no compound of a known word with another before it. */
  compoundOf: (word: string) => string[] | null
}

type Entry = [key: string, words: string[]]

/**
 * The words of groups by all of their words, and by the keys of those in kana, for searches. A word that is in a group wins over the
 * key of a word in another.
 */
export function readSynonyms(groups: readonly SynonymInput[]): Synonyms {
  const byWord = once(() => {
    const entries = groups.map(({ words, others }) => ({
      words: words.map(folded),
      all: [...words, ...others].map(folded),
    }))
    const keys = entries.flatMap(({ words, all }) =>
      all.filter((word) => /^[ぁ-ゖー]+$/.test(word)).map((word): Entry => [romajiKey(word), words]),
    )
    return new Map([...keys, ...entries.flatMap(({ words, all }) => all.map((word): Entry => [word, words]))])
  })
  /** Words of two letters or more that end compounds, the longest first. */
  const endings = once(() =>
    [...new Set(byWord().values())]
      .flat()
      .filter((word) => [...word].length > 1)
      .sort((a, b) => b.length - a.length),
  )
  return {
    of: (word) =>
      (byWord().get(word) ?? byWord().get(lookupKey(word)) ?? []).filter((other) => other !== word),
    compoundOf: (word) => {
      if (byWord().has(word)) return null
      const ending = endings().find(
        (known) => word.endsWith(known) && [...word].length - [...known].length > 1,
      )
      return ending ? [word.slice(0, -ending.length), ending] : null
    },
  }
}

export const NO_SYNONYMS: Synonyms = readSynonyms([])
