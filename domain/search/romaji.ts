import { isHiragana, toHiragana, toRomaji } from 'wanakana'

const isLatin = (word: string): boolean => /^[a-zāīūēōâîûêô'’-]+$/.test(word)

/** A folded word in Latin letters in hiragana, by any romanization: `tōkyō`, `sinbasi` and `shimbashi` have kana. */
const inKana = (word: string): string =>
  toHiragana(
    word
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’-]/g, '')
      .replace(/tch/g, 'cch')
      .replace(/m(?=[bpm])/g, 'n'),
  )

/**
 * What names in kana and in Latin letters are compared by: Hepburn without long vowels. `とうきょう`, `tokyo`, `toukyou` and
 * `tōkyō` give `tokyo`. The word must be folded (text.ts).
 */
export const romajiKey = (word: string): string =>
  toRomaji(isLatin(word) ? inKana(word) : word)
    .replace(/['-]/g, '')
    .replace(/tch/g, 'cch')
    .replace(/o(?:[ou]|h(?![aiueoy]))+/g, 'o')
    .replace(/u{2,}/g, 'u')

/** Whether a folded word is written in Latin letters. */
export const isRomaji = (word: string): boolean => isLatin(word) && /[aiueo]/.test(word.normalize('NFD'))

/** What a folded word is looked up by: the key of one in Latin letters, any other itself. */
export const lookupKey = (word: string): string => (isRomaji(word) ? romajiKey(word) : word)

const SHORTEST = 3
/** Vowels that may be long: each doubles the readings. */
const LONG = 3
const ENDS_IN_O = /[おこそとのほもよろごぞどぼぽょ]$/
const ENDS_IN_U = /[うくすつぬふむゆるぐずづぶぷゅ]$/
/** No Japanese name is written with these. */
const FOREIGN = /[lqvx]|c(?!c?h)/

/**
 * The readings in hiragana of a folded word in Latin letters, with the long vowels that it may leave out: `todaiji` gives とだいじ
 * and とうだいじ. None for a word that is no romaji, or shorter than three letters.
 */
export function readingsOfRomaji(word: string): string[] {
  const kana = inKana(word)
  if (word.length < SHORTEST || !isRomaji(word) || FOREIGN.test(word) || !isHiragana(kana)) return []
  const syllables = kana.match(/.[ゃゅょぁぃぅぇぉ]?/g) ?? []
  let readings = ['']
  let long = 0
  for (const [index, syllable] of syllables.entries()) {
    const next = syllables[index + 1] ?? ''
    const mayBeLong =
      (ENDS_IN_O.test(syllable) && !/^[うお]/.test(next)) || (ENDS_IN_U.test(syllable) && next !== 'う')
    const isDoubled = mayBeLong && long < LONG
    if (isDoubled) long += 1
    readings = readings.flatMap((text) => [text + syllable, ...(isDoubled ? [`${text}${syllable}う`] : [])])
  }
  return readings
}
