import { once } from '../search/once.ts'
import { lookupKey, romajiKey } from '../search/romaji.ts'
import { folded } from '../search/text.ts'
import { BUILT_IN_PREFECTURES, type BuiltInPrefecture, shortName } from './built-in-regions.ts'
import { PREFECTURE_KANA } from './prefecture-kana.ts'

/** A reading, and the one without 都, 府, 県, 市 or 区: ぎふけん and ぎふ. One letter keeps it: つし. */
export const readingsOf = (kana: string): string[] => [kana, kana.replace(/(?<=..)(けん|[とふしく])$/, '')]

/** The readings of a prefecture: きょうとふ and きょうと. */
export const prefectureReadings = ({ code }: BuiltInPrefecture): string[] =>
  readingsOf(PREFECTURE_KANA[code] ?? '')

/** All folded spellings of a prefecture: 京都府, 京都, きょうとふ, きょうと, kyoto. */
export const formsOf = (prefecture: BuiltInPrefecture): string[] => [
  folded(prefecture.name),
  folded(shortName(prefecture)),
  ...prefectureReadings(prefecture),
  prefecture.slug,
]

const codes = once(
  () =>
    new Map(
      BUILT_IN_PREFECTURES.flatMap((prefecture) =>
        [...formsOf(prefecture), ...prefectureReadings(prefecture).map(romajiKey)].map((form) => [
          form,
          prefecture.code,
        ]),
      ),
    ),
)

/** The code of the prefecture with this folded name in kanji, kana or romaji. */
export const prefectureNamed = (word: string): string | undefined => codes().get(lookupKey(word))

/** Short names of prefectures by code. */
export const shortNamesOf = (codes: readonly string[]): string[] =>
  BUILT_IN_PREFECTURES.filter(({ code }) => codes.includes(code)).map(shortName)

/** 県立 and 府庁 start a word of their own: 青森県立美術館 is 青森 + 県立美術館. */
const SUFFIX = /^[都府県](?![立庁警民内営道])(?=.)/

/** Splits a folded word that starts with a prefecture's name: 京都タワー into 京都 and タワー, 青森県りんご into 青森 and りんご. */
export function prefectureBefore(word: string): { code: string; name: string; rest: string } | null {
  const led = BUILT_IN_PREFECTURES.find((prefecture) => word.startsWith(shortName(prefecture)))
  if (!led || prefectureNamed(word)) return null
  const name = shortName(led)
  const rest = word.slice(name.length)
  const after = name === '北海道' ? rest : rest.replace(SUFFIX, '')
  return after ? { code: led.code, name, rest: after } : null
}
