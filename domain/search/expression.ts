import { shortNamesOf } from '../region/prefecture-names.ts'
import { ANY_KEY, namedPrefectureKey } from './key.ts'
import { type Keyword, spellingsOf, splitKeyword } from './keyword.ts'
import { readingsOfRomaji } from './romaji.ts'
import type { Synonyms } from './synonyms.ts'
import { phraseOf, wordsOf } from './text.ts'

/**
 * FTS5 expressions of a keyword. `all` matches everything; `tiers` match subsets by descending relevance, each
 * including the previous ones. From tier `apart` on, words are split; -1 if no word can be. The tier `mention` is the
 * first that includes matches only in the body; -1 without words.
 */
export type SearchExpressions = { all: string; tiers: string[]; apart: number; mention: number }

const NAME = '{name reading}'
const TAGS = '{name reading tags}'
const CATCH = '{name reading tags catch}'
const OUTLINE = '{name reading tags catch outline places}'

/** The expression for a required key. */
export const having = (key: string): string => `keys : "${key}"`

const both = (...expressions: string[]): string => expressions.filter(Boolean).join(' AND ')
const either = (expressions: readonly string[]): string => `(${expressions.join(' OR ')})`

/** A romaji word stands for a reading, and where texts are read letter by letter it would be found by chance. */
const READ = '{name reading places}'

/** Many words begin with a kanji, as 城崎 with 城: one stands for another word only where it ends a tag. */
const phrasesOfOther = (other: string): string[] | string =>
  [...other].length === 1 ? `tags : "${other}"` : (phraseOf(other) ?? [])

/** The expression for a word, in any of its spellings; none for a word that cannot be searched. */
function phrasesOfWord(word: string, synonyms: Synonyms): string[] {
  const own = phraseOf(word)
  if (!own) return []
  const others = spellingsOf(word, synonyms).flatMap(phrasesOfOther)
  const readings = readingsOfRomaji(word).flatMap((kana) => phraseOf(kana) ?? [])
  const read = readings.map((phrase) => `${READ} : ${phrase}`)
  return others.length + read.length > 0 ? [either([own, ...others, ...read])] : [own]
}

const phrases = (words: readonly string[], synonyms: Synonyms): string[] =>
  words.flatMap((word) => phrasesOfWord(word, synonyms))

/**
 * The expression for documents that say all words of a text in what they are listed by, their body excluded. `null`
 * without a word that can be searched.
 */
export function outlineExpression(text: string, synonyms: Synonyms): string | null {
  const found = phrases(wordsOf(text), synonyms)
  return found.length > 0 ? `${OUTLINE} : (${both(...found)})` : null
}

/** A word, or its split parts, in some columns. */
function loosely(word: string, columns: string, synonyms: Synonyms): string[] {
  const phrase = phrases([word], synonyms).map((text) => columns + text)
  const apart = splitKeyword(word, synonyms)
  if (!apart) return phrase
  const place = apart.prefecture ? [having(namedPrefectureKey(apart.prefecture.code))] : []
  const parts = phrases(apart.words, synonyms).map((text) => columns + text)
  return parts.length === apart.words.length ? [either([...phrase, `(${both(...place, ...parts)})`])] : phrase
}

/**
 * Converts a keyword to expressions; without words, everything matches. `null` if the input has only words that
 * cannot be searched, such as symbols.
 */
export function expressionsOf({ prefectures, words }: Keyword, synonyms: Synonyms): SearchExpressions | null {
  const places = prefectures.map((code) => having(namedPrefectureKey(code)))
  const place = places.length > 0 ? either(places) : ''
  const texts = phrases(words, synonyms)
  if (texts.length === 0) {
    if (!place) return null
    // For a prefecture, pages with its name in the title come first.
    const named = either(phrases(shortNamesOf(prefectures), synonyms))
    const nameTiers = [NAME, TAGS, CATCH].map((columns) => both(place, `${columns} : ${named}`))
    return { all: place, tiers: [...nameTiers, place], apart: -1, mention: -1 }
  }
  const literal = `(${both(...texts)})`
  const within = (columns: string) => both(place, `${columns} : ${literal}`)
  const one = texts.length > 1 ? [both(place, literal, `${NAME} : ${either(texts)}`)] : []
  const whole = both(place, literal)
  const tiers = [within(NAME), within(TAGS), within(CATCH), ...one, within(OUTLINE), whole]
  const mention = tiers.length - 1
  if (!words.some((word) => splitKeyword(word, synonyms))) return { all: whole, tiers, apart: -1, mention }
  const loose = (columns: string) => both(place, ...words.flatMap((word) => loosely(word, columns, synonyms)))
  const all = loose('')
  return { all, tiers: [...tiers, loose(`${CATCH} : `), all], apart: tiers.length, mention }
}

/** The expressions of a search without words. */
export const MATCH_ALL: SearchExpressions = {
  all: having(ANY_KEY),
  tiers: [having(ANY_KEY)],
  apart: -1,
  mention: -1,
}

/** The same expressions, restricted to documents with all keys. */
export function withRequiredKeys(
  keys: readonly string[],
  { all, tiers, ...rest }: SearchExpressions,
): SearchExpressions {
  const withKeys = (expression: string) => both(...keys.map(having), `(${expression})`)
  return { all: withKeys(all), tiers: tiers.map(withKeys), ...rest }
}
