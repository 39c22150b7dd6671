import { folded } from '../search/text.ts'
import { BUILT_IN_PREFECTURES, type BuiltInPrefecture } from './built-in-regions.ts'
import { PREFECTURE_KANA } from './prefecture-kana.ts'

/** `京都` of 京都府, `北海道` of 北海道. */
export const shortName = ({ name }: Pick<BuiltInPrefecture, 'name'>): string =>
  name.replace(/(?<!北海)[都府県]$/, '')

const kanaOf = ({ code }: BuiltInPrefecture): string => PREFECTURE_KANA[code] ?? ''

const shortKana = (prefecture: BuiltInPrefecture): string =>
  prefecture.name === '北海道' ? kanaOf(prefecture) : kanaOf(prefecture).replace(/(と|ふ|けん)$/, '')

/** The ways a prefecture is written, folded: 京都府, 京都, きょうとふ, きょうと, kyoto. */
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

/** The code of the prefecture that a folded word is the name of. */
export const prefectureNamed = (word: string): string | undefined => CODES.get(word)

/** The short names of prefectures by their codes. */
export const shortNamesOf = (codes: readonly string[]): string[] =>
  BUILT_IN_PREFECTURES.filter(({ code }) => codes.includes(code)).map(shortName)

/** Of 県立 and 府庁 the first letter belongs to the second: 青森県立美術館 is the 県立美術館 of 青森. */
const SUFFIX = /^[都府県](?![立庁警民内営道])(?=.)/

/** 京都 and タワー of 京都タワー, 青森 and りんご of 青森県りんご: a folded word that begins with a prefecture's name. */
export function prefectureBefore(word: string): { code: string; name: string; rest: string } | null {
  const led = BUILT_IN_PREFECTURES.find((prefecture) => word.startsWith(shortName(prefecture)))
  if (!led || prefectureNamed(word)) return null
  const name = shortName(led)
  const rest = word.slice(name.length)
  const after = name === '北海道' ? rest : rest.replace(SUFFIX, '')
  return after ? { code: led.code, name, rest: after } : null
}
