import { prefectureOfCode } from '../region/built-in-regions.ts'
import { type NamedPlace, placesNamed } from '../region/place-names.ts'
import { shortNamesOf } from '../region/prefecture-names.ts'
import { readKeyword, splitKeyword } from './keyword.ts'
import { isRomaji, romajiKey } from './romaji.ts'
import type { Synonyms } from './synonyms.ts'
import { folded } from './text.ts'

/** The number of places that are offered. */
const OFFERED = 3

const HAS_KANJI = /\p{sc=Han}/u

/** Shorter readings are other words as well: かに, date. */
const SURE_READING = 4
const SURE_ROMAJI = 5
/** Longer ones that are: 朝日, 光, 泉, 港, 都, 緑, 仲間, 四季, 島, 燕, 鶴, 大和. */
const EVERYDAY = /^(asahi|hikari|izumi|minato|miyako|midori|nakama|shiki|shima|tsubame|tsuru|yamato)$/

const isSureName = (word: string): boolean =>
  isRomaji(word)
    ? word.length >= SURE_ROMAJI && !EVERYDAY.test(romajiKey(word))
    : HAS_KANJI.test(word) || [...word].length >= SURE_READING

/**
 * The prefectures, regions and cities that a keyword names, as words of their own or before another word; さくら is the cherry.
 * `isSure`: without cities by readings that may be other words.
 */
export function namedPlaces(
  keyword: string,
  { isSure, synonyms }: { isSure: boolean; synonyms: Synonyms },
): NamedPlace[] {
  const { prefectures, words } = readKeyword(keyword)
  const named = prefectures.flatMap((code) => placesNamed(folded(prefectureOfCode(code)?.name ?? '')))
  const parts = words.flatMap((word) => {
    const split = placesNamed(word).length > 0 ? null : splitKeyword(word, synonyms)
    return split ? [split.prefecture?.name ?? '', ...split.words] : [word]
  })
  const others = parts
    .filter((word) => synonyms.of(word).length === 0)
    .flatMap((word) => placesNamed(word).filter(({ type }) => !isSure || type !== 'city' || isSureName(word)))
  return [...new Map([...named, ...others].map((place) => [place.name, place])).values()].slice(0, OFFERED)
}

/** The codes of the prefectures of all places that a keyword names. */
export const prefecturesNamed = (...keyword: Parameters<typeof namedPlaces>): string[] => [
  ...new Set(namedPlaces(...keyword).flatMap(({ prefectures }) => prefectures)),
]

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
