import type { City, DerivedCityEntry } from './region.ts'

/** A municipality's name in two parts: `札幌市中央区` → `札幌市` and `中央区`. `other` is '' where there is one part only. */
export type CityNameParts = { city: string; other: string }

/**
 * Splits after the first character that ends in 市, 区 or 郡 (spec §3, "Derived city entry"), where something must
 * precede that character. Kept to the letter for whoever reads derived entries; it is wrong for 四日市市, 余市郡 and
 * their like, so what is shown on a screen is split by `splitCityNameExactly`.
 */
export function splitCityName(name: string): CityNameParts {
  const match = /^(.+?[市区郡])(.*)$/u.exec(name)
  return { city: match?.[1] ?? name, other: match?.[2] ?? '' }
}

/** Splits counties from their towns and designated cities from their wards; every other name stays whole. */
export function splitCityNameExactly(name: string): CityNameParts {
  const match = /^(.{1,20}?郡)(.{1,20}[町村])$/u.exec(name) ?? /^(.{1,20}?市)(.{1,20}区)$/u.exec(name)
  return { city: match?.[1] ?? name, other: match?.[2] ?? '' }
}

/** A municipality as people speak of it, without its county: `東牟婁郡那智勝浦町` → `那智勝浦町`. */
export function cityNameWithoutCounty(name: string): string {
  const { city, other } = splitCityNameExactly(name)
  return city.endsWith('郡') && other ? other : name
}

/** The entry of a municipality, its name split by the rule of the specification (`splitCityName`). */
export function derivedCityEntry(
  prefecture: string,
  { code, name }: Pick<City, 'code' | 'name'>,
): DerivedCityEntry {
  return { code, prefecture, ...splitCityName(name) }
}

/** The whole name again: wherever it was split, nothing of it is lost. */
export const nameOfCityEntry = ({ city, other }: CityNameParts): string => city + other
