import { prefectureOfCode } from '../region/built-in-regions.ts'
import { type NamedPlace, placesNamed } from '../region/place-names.ts'
import { shortNamesOf } from '../region/prefecture-names.ts'
import { readKeyword, splitKeyword } from './keyword.ts'
import { isRomaji } from './romaji.ts'
import { folded } from './text.ts'

/** The number of places that are offered. */
const OFFERED = 3

const HAS_KANJI = /\p{sc=Han}/u

/** Shorter readings are other words as well: さくら, かに. */
const SURE_READING = 4

const isSureName = (word: string): boolean =>
  HAS_KANJI.test(word) || isRomaji(word) || [...word].length >= SURE_READING

/**
 * The prefectures, regions and cities that a keyword names, as words of their own or before another word. `isSure`: without
 * cities by short readings, which may be other words.
 */
export function namedPlaces(keyword: string, { isSure }: { isSure: boolean }): NamedPlace[] {
  const { prefectures, words } = readKeyword(keyword)
  const named = prefectures.flatMap((code) => placesNamed(folded(prefectureOfCode(code)?.name ?? '')))
  const others = words.flatMap((word) => {
    const whole = placesNamed(word)
    if (whole.length > 0) return whole.filter(({ type }) => !isSure || type !== 'city' || isSureName(word))
    const split = splitKeyword(word)
    return split ? [split.prefecture?.name ?? '', ...split.words].flatMap(placesNamed) : []
  })
  return [...new Map([...named, ...others].map((place) => [place.name, place])).values()].slice(0, OFFERED)
}

/** The search for everything of a place: its prefecture, or those of a region as a keyword. */
export function searchOfPlace({ prefectures }: Pick<NamedPlace, 'prefectures'>): {
  prefecture?: string
  keyword?: string
} {
  const [only, ...others] = prefectures
  return others.length === 0
    ? { prefecture: prefectureOfCode(only ?? '')?.slug }
    : { keyword: shortNamesOf(prefectures).join(' ') }
}
