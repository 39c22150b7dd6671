import { isRomaji, romajiKey } from '../search/romaji.ts'
import { folded } from '../search/text.ts'
import { BUILT_IN_PREFECTURES, type BuiltInPrefecture } from './built-in-regions.ts'
import { PREFECTURE_KANA } from './prefecture-kana.ts'

/** `京都` of 京都府, `北海道` of 北海道. */
export const shortName = ({ name }: Pick<BuiltInPrefecture, 'name'>): string =>
  name.replace(/(?<!北海)[都府県]$/, '')

const kanaOf = ({ code }: BuiltInPrefecture): string => PREFECTURE_KANA[code] ?? ''

const shortKana = (prefecture: BuiltInPrefecture): string =>
  prefecture.name === '北海道' ? kanaOf(prefecture) : kanaOf(prefecture).replace(/(と|ふ|けん)$/, '')

/** All folded spellings of a prefecture: 京都府, 京都, きょうとふ, きょうと, kyoto. */
export const formsOf = (prefecture: BuiltInPrefecture): string[] => [
  folded(prefecture.name),
  folded(shortName(prefecture)),
  kanaOf(prefecture),
  shortKana(prefecture),
  prefecture.slug,
]

const CODES = new Map(
  BUILT_IN_PREFECTURES.flatMap((prefecture) => formsOf(prefecture).map((form) => [form, prefecture.code])),
)

const CODES_BY_ROMAJI = new Map(
  BUILT_IN_PREFECTURES.flatMap((prefecture) =>
    [kanaOf(prefecture), shortKana(prefecture)].map((kana) => [romajiKey(kana), prefecture.code]),
  ),
)

/** The code of the prefecture with this folded name in kanji, kana or romaji. */
export const prefectureNamed = (word: string): string | undefined =>
  CODES.get(word) ?? (isRomaji(word) ? CODES_BY_ROMAJI.get(romajiKey(word)) : undefined)

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
