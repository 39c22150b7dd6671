import { once } from '../search/once.ts'
import { lookupKey, romajiKey } from '../search/romaji.ts'
import { folded } from '../search/text.ts'
import { prefectureOfCode } from './built-in-regions.ts'
import { CITY_NAMES } from './city-names.ts'
import { prefectureNamed, readingsOf } from './prefecture-names.ts'
import { REGION_NAMES } from './region-names.ts'

/** A prefecture, a region or a city by its full name, with the codes of its prefectures. */
export type NamedPlace = { type: 'prefecture' | 'region' | 'city'; name: string; prefectures: string[] }

/** The names and readings of a place, with and without what follows them. */
type Spelled = NamedPlace & { names: string[]; readings: string[] }

/** `札幌` of 札幌市; a name of one letter keeps its suffix, because it would be a word: 津市, 堺市. */
const shortCityName = (name: string): string => name.replace(/(?<=..)[市区]$/, '')

const regions = (): Spelled[] =>
  REGION_NAMES.map(([name, kana, codes]) => ({
    type: 'region',
    name,
    prefectures: codes.split(' '),
    names: [name, `${name}地方`],
    readings: [kana, `${kana}ちほう`],
  }))

/** The cities and the special wards of Tokyo with their readings. */
export const allCities = once(() =>
  Object.entries(CITY_NAMES).flatMap(([code, list]) =>
    list.split(' ').map((entry): Spelled => {
      const [name = '', kana = ''] = entry.split(':')
      const names = [name, shortCityName(name)]
      return { type: 'city', name, prefectures: [code], names, readings: readingsOf(kana) }
    }),
  ),
)

/** Regions and cities by their folded names, their readings, and the keys of these in romaji. */
const placeIndex = once(() => {
  const byKey = new Map<string, NamedPlace[]>()
  for (const { names, readings, ...place } of [...regions(), ...allCities()])
    for (const key of new Set([...names.map(folded), ...readings, ...readings.map(romajiKey)]))
      byKey.set(key, [...(byKey.get(key) ?? []), place])
  return byKey
})

/**
 * The places with this folded name in kanji, kana or romaji, with or without 都道府県 and 市: a prefecture, or regions and
 * cities. Several have the same name: 府中市.
 */
export function placesNamed(word: string): NamedPlace[] {
  const prefecture = prefectureOfCode(prefectureNamed(word) ?? null)
  if (prefecture) return [{ type: 'prefecture', name: prefecture.name, prefectures: [prefecture.code] }]
  return placeIndex().get(lookupKey(word)) ?? []
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
