import { BUILT_IN_PREFECTURES, shortName } from '../region/built-in-regions.ts'
import { allCities } from '../region/place-names.ts'
import { prefectureReadings } from '../region/prefecture-names.ts'
import { isRomaji, lookupKey, romajiKey } from './romaji.ts'
import { folded } from './text.ts'

/** Shorter words are like too many names. */
const SHORTEST = 4
const OFFERED = 2

/** Kana with the first letters of a syllable that was not finished: きょうt. */
const UNFINISHED = /^([ぁ-ゖー]{2,})([bcdfghjkmnprstwyz]{1,2})$/

/** Whether two words differ in one letter, or in the order of two. */
function isNear(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const at = one.findIndex((letter, index) => letter !== other[index])
  const first = at < 0 ? one.length : at
  const rest = (letters: readonly string[], skipped: number) => letters.slice(first + skipped).join('')
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[first] === other[first + 1] && one[first + 1] === other[first] && rest(one, 2) === rest(other, 2))
  )
}

const isBegun = (word: string, kana: string): boolean => {
  const [, stem = '', letters = ''] = UNFINISHED.exec(word) ?? []
  return stem !== '' && kana.startsWith(stem) && romajiKey(kana).startsWith(romajiKey(stem) + letters)
}

/**
 * The names of prefectures and cities that a folded word may mean: one letter differs, in kanji, kana or romaji, or its last
 * syllable was not finished. `きょうt` gives 京都, `hokaido` 北海道. Prefectures come first.
 */
export function similarNames(word: string): string[] {
  const isUnfinished = UNFINISHED.test(word)
  if (!isUnfinished && [...word].length < SHORTEST) return []
  const typed = [...lookupKey(word)]
  const prefectures = BUILT_IN_PREFECTURES.map((prefecture) => ({
    name: shortName(prefecture),
    readings: prefectureReadings(prefecture),
  }))
  const found = [...prefectures, ...allCities()].filter(({ name, readings }) => {
    if (isUnfinished) return readings.slice(1).some((kana) => isBegun(word, kana))
    const forms = isRomaji(word) ? readings.map(romajiKey) : [folded(name), ...readings]
    return forms.some((form) => [...form].length >= SHORTEST - 1 && isNear(typed, [...form]))
  })
  return [...new Set(found.map(({ name }) => name))].slice(0, OFFERED)
}
