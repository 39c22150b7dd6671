import { shortNamesOf } from '../region/prefecture-names.ts'
import { ANY_KEY, namedPrefectureKey } from './key.ts'
import { type Keyword, takenApart } from './keyword.ts'
import { phraseOf } from './text.ts'

/**
 * The FTS5 expressions of a keyword. `all` finds what matches it; `tiers` find parts of the same from the most telling
 * on, each holding the ones before it. From the tier `apart` on, words were taken apart; -1 when none can be. The tier
 * `mention` is the first that has what only a body says; -1 without words.
 */
export type SearchExpressions = { all: string; tiers: string[]; apart: number; mention: number }

const NAME = '{name reading}'
const TAGS = '{name reading tags}'
const CATCH = '{name reading tags catch}'
const OUTLINE = '{name reading tags catch outline places}'

/** A fact that documents must have, as an expression. */
export const having = (key: string): string => `keys : "${key}"`

const both = (...expressions: string[]): string => expressions.filter(Boolean).join(' AND ')
const either = (expressions: readonly string[]): string => `(${expressions.join(' OR ')})`

const phrases = (words: readonly string[]): string[] => words.flatMap((word) => phraseOf(word) ?? [])

/** The word itself, or what it becomes when it is taken apart, in some columns. */
function loosely(word: string, columns: string): string[] {
  const phrase = phrases([word]).map((text) => columns + text)
  const apart = takenApart(word)
  if (!apart) return phrase
  const place = apart.prefecture ? [having(namedPrefectureKey(apart.prefecture.code))] : []
  const parts = phrases(apart.words).map((text) => columns + text)
  return parts.length === apart.words.length ? [either([...phrase, `(${both(...place, ...parts)})`])] : phrase
}

/**
 * Reads what is looked for as expressions; without words everything is found. `null` when there were words that
 * cannot be looked for, as signs cannot.
 */
export function expressionsOf({ prefectures, words }: Keyword): SearchExpressions | null {
  const places = prefectures.map((code) => having(namedPrefectureKey(code)))
  const place = places.length > 0 ? either(places) : ''
  const texts = phrases(words)
  if (texts.length === 0) {
    if (!place) return null
    // Of a prefecture's pages those come first that have it in their name.
    const named = either(phrases(shortNamesOf(prefectures)))
    const telling = [NAME, TAGS, CATCH].map((columns) => both(place, `${columns} : ${named}`))
    return { all: place, tiers: [...telling, place], apart: -1, mention: -1 }
  }
  const literal = `(${both(...texts)})`
  const within = (columns: string) => both(place, `${columns} : ${literal}`)
  const one = texts.length > 1 ? [both(place, literal, `${NAME} : ${either(texts)}`)] : []
  const whole = both(place, literal)
  const tiers = [within(NAME), within(TAGS), within(CATCH), ...one, within(OUTLINE), whole]
  const mention = tiers.length - 1
  if (!words.some(takenApart)) return { all: whole, tiers, apart: -1, mention }
  const loose = (columns: string) => both(place, ...words.flatMap((word) => loosely(word, columns)))
  const all = loose('')
  return { all, tiers: [...tiers, loose(`${CATCH} : `), all], apart: tiers.length, mention }
}

/** The expressions of a search that has no words. */
export const EVERYTHING: SearchExpressions = {
  all: having(ANY_KEY),
  tiers: [having(ANY_KEY)],
  apart: -1,
  mention: -1,
}

/** The same, of documents that have all the keys. */
export function narrowedTo(
  keys: readonly string[],
  { all, tiers, ...rest }: SearchExpressions,
): SearchExpressions {
  const narrow = (expression: string) => both(...keys.map(having), `(${expression})`)
  return { all: narrow(all), tiers: tiers.map(narrow), ...rest }
}
