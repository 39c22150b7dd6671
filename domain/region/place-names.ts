import { isRomaji, romajiKey } from '../search/romaji.ts'
import { folded } from '../search/text.ts'
import { prefectureOfCode } from './built-in-regions.ts'
import { CITY_NAMES } from './city-names.ts'
import { prefectureNamed } from './prefecture-names.ts'
import { REGION_NAMES } from './region-names.ts'

/** A prefecture, a region or a city by its full name, with the codes of its prefectures. */
export type NamedPlace = { type: 'prefecture' | 'region' | 'city'; name: string; prefectures: string[] }

/** A name and its reading, both as typed in full. */
type Spelled = NamedPlace & { kana: string }

const WITHOUT_SUFFIX = /(?<=..)[市区]$/
const KANA_WITHOUT_SUFFIX = /(?<=..)[しく]$/

/** `札幌` of 札幌市; a name of one letter keeps its suffix, because it would be a word: 津市, 堺市. */
const shortCityName = (name: string): string => name.replace(WITHOUT_SUFFIX, '')

const regions = (): Spelled[] =>
  REGION_NAMES.map(([name, kana, codes]) => ({ type: 'region', name, kana, prefectures: codes.split(' ') }))

/** The cities and the special wards of Tokyo with their readings. */
export const allCities = (): Spelled[] =>
  Object.entries(CITY_NAMES).flatMap(([code, list]) =>
    list.split(' ').map((entry): Spelled => {
      const [name = '', kana = ''] = entry.split(':')
      return { type: 'city', name, kana, prefectures: [code] }
    }),
  )

const keysOf = ({ type, name, kana }: Spelled): Set<string> => {
  const isCity = type === 'city'
  const names = isCity ? [name, shortCityName(name)] : [name, `${name}地方`]
  const readings = isCity ? [kana, kana.replace(KANA_WITHOUT_SUFFIX, '')] : [kana, `${kana}ちほう`]
  return new Set([
    ...names.map(folded),
    ...readings,
    ...readings.map((reading) => `romaji ${romajiKey(reading)}`),
  ])
}

let index: ReadonlyMap<string, readonly Spelled[]> | undefined

/** Places by their keys. Made once, and only where something is searched. */
function placeIndex(): ReadonlyMap<string, readonly Spelled[]> {
  if (index) return index
  const byKey = new Map<string, Spelled[]>()
  for (const place of [...regions(), ...allCities()])
    for (const key of keysOf(place)) byKey.set(key, [...(byKey.get(key) ?? []), place])
  index = byKey
  return byKey
}

const withoutKana = ({ kana: _, ...place }: Spelled): NamedPlace => place

/**
 * The places with this folded name in kanji, kana or romaji, with or without 都道府県 and 市: a prefecture, or regions and
 * cities. Several have the same name: 府中市.
 */
export function placesNamed(word: string): NamedPlace[] {
  const prefecture = prefectureOfCode(prefectureNamed(word) ?? null)
  if (prefecture) return [{ type: 'prefecture', name: prefecture.name, prefectures: [prefecture.code] }]
  const found = placeIndex().get(isRomaji(word) ? `romaji ${romajiKey(word)}` : word)
  return (found ?? []).map(withoutKana)
}

/** How a city or region that is named by a folded word is written in texts: 札幌 for さっぽろ, sapporo and 札幌市. */
export function placeNamesFor(word: string): string[] {
  const names = placesNamed(word).flatMap(({ type, name }) =>
    type === 'city' ? folded(shortCityName(name)) : type === 'region' ? folded(name) : [],
  )
  // All of a prefecture is more than its city.
  return [...new Set(names.filter((name) => !prefectureNamed(name)))]
}

/** The city whose name a folded word starts with: 札幌 of 札幌ラーメン. */
export function cityBefore(word: string): { name: string; rest: string } | null {
  for (let length = Math.min(word.length - 2, 6); length >= 2; length -= 1) {
    const name = word.slice(0, length)
    if (/\p{sc=Han}/u.test(name) && placesNamed(name).some(({ type }) => type === 'city'))
      return { name, rest: word.slice(length) }
  }
  return null
}
