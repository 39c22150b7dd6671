import { z } from 'zod'
import { Slug } from '../content/slug.ts'
import { IsoDateTime } from '../date/iso-date.ts'

const Stamped = { createdAt: IsoDateTime, updatedAt: IsoDateTime }

/** `code` is JIS X 0402, five digits. */
export const City = z.object({
  id: z.string(),
  name: z.string().min(1),
  code: z.string().regex(/^\d{5}$/),
  prefectureId: z.string(),
  ...Stamped,
})
export type City = z.infer<typeof City>

/**
 * A municipality as offered in forms (spec §3, "Derived city entry"): `code` is the city's (JIS X 0402), `prefecture`
 * the name of its prefecture, `city` and `other` the two parts of its name.
 */
export const DerivedCityEntry = z.object({
  code: City.shape.code,
  prefecture: z.string().min(1),
  city: z.string().min(1),
  other: z.string(),
})
export type DerivedCityEntry = z.infer<typeof DerivedCityEntry>

export const CityList = z.object({
  list: z.array(DerivedCityEntry),
  meta: z.object({ total: z.int() }),
})
export type CityList = z.infer<typeof CityList>

/** `code` is JIS X 0401, two digits; `version` is the date of the municipality data. */
export const Prefecture = z.object({
  id: z.string(),
  name: z.string().min(1),
  slug: Slug,
  code: z.string().regex(/^\d{2}$/),
  version: z.string().min(1),
  regionId: z.string(),
  ...Stamped,
  cities: z.array(City),
})
export type Prefecture = z.infer<typeof Prefecture>

export const Region = z.object({
  id: z.string(),
  name: z.string().min(1),
  slug: Slug,
  ...Stamped,
  prefectures: z.array(Prefecture),
})
export type Region = z.infer<typeof Region>

export const RegionList = z.object({ list: z.array(Region), meta: z.object({ total: z.int() }) })
export type RegionList = z.infer<typeof RegionList>
