import type { City, DerivedCityEntry } from './region.ts'

/** A municipality's name in two parts: `札幌市中央区` → `札幌市` and `中央区`. `other` is '' for a single part. */
type CityNameParts = { city: string; other: string }

/**
 * Splits after the first 市, 区 or 郡 that is not the first character (spec §3, "Derived city entry"). Follows the
 * specification to the letter for consumers of derived entries; it is wrong for 四日市市, 余市郡 and similar names, so the
 * UI uses `splitCityNameExactly`.
 */
export function splitCityName(name: string): CityNameParts {
  const match = /^(.+?[市区郡])(.*)$/u.exec(name)
  return { city: match?.[1] ?? name, other: match?.[2] ?? '' }
}

/** Splits counties from towns and designated cities from wards; all other names stay whole. */
export function splitCityNameExactly(name: string): CityNameParts {
  const match = /^(.{1,20}?郡)(.{1,20}[町村])$/u.exec(name) ?? /^(.{1,20}?市)(.{1,20}区)$/u.exec(name)
  return { city: match?.[1] ?? name, other: match?.[2] ?? '' }
}

/** A municipality's name without its county: `東牟婁郡那智勝浦町` → `那智勝浦町`. */
export function cityNameWithoutCounty(name: string): string {
  const { city, other } = splitCityNameExactly(name)
  return city.endsWith('郡') && other ? other : name
}

/** The reading of such a name, from that of the whole: `ひがしむろぐんなちかつうらちょう` → `なちかつうらちょう`. */
export function readingWithoutCounty(name: string, kana: string): string {
  return cityNameWithoutCounty(name) === name ? kana : kana.replace(/^.*ぐん/u, '')
}

/** The derived entry of a municipality; the name is split as specified (`splitCityName`). */
export function derivedCityEntry(
  prefecture: string,
  { code, name }: Pick<City, 'code' | 'name'>,
): DerivedCityEntry {
  return { code, prefecture, ...splitCityName(name) }
}

/** Joins the parts; neither split loses characters. */
export const nameOfCityEntry = ({ city, other }: CityNameParts): string => city + other
