import type { MediaPlace } from './media.ts'

type Fields = Readonly<Record<string, unknown>>

/** The field that names where a picture stands; every other field is part of the body. */
const PLACES: Record<string, MediaPlace> = { hero: 'hero', avatar: 'avatar', seo: 'ogImage' }

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A picture among the values of an entity: what else has an `address` and an `alt`? A place has its street only. */
const isPicture = (value: Fields): boolean => typeof value.address === 'string' && 'alt' in value

function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  if (!isRecord(value)) return []
  const own = isPicture(value) ? [String(value.address)] : []
  return [...own, ...Object.values(value).flatMap(addressesIn)]
}

const seoAddresses = (seo: unknown): string[] =>
  isRecord(seo) && typeof seo.ogImage === 'string' ? [seo.ogImage] : []

/**
 * Every picture that an entity shows, finished or a draft, by its address, with the places where it stands: its hero,
 * an avatar, the picture for sharing, and whatever its blocks hold, also those of types that nobody knows yet.
 */
export function picturesOf(entity: Fields): Map<string, MediaPlace[]> {
  const found = new Map<string, MediaPlace[]>()
  for (const [field, value] of Object.entries(entity)) {
    const place = PLACES[field] ?? 'body'
    const addresses = field === 'seo' ? seoAddresses(value) : addressesIn(value)
    for (const address of addresses) {
      const places = found.get(address) ?? []
      if (!places.includes(place)) found.set(address, [...places, place])
    }
  }
  found.delete('')
  return found
}

/** What of a picture is the same wherever it is shown. The words beside it belong to each place. */
export type Replacement = {
  address: string
  credit: string
  license: string | null
  focalX: number
  focalY: number
  color: string | null
  /** New words for every place, or `null` to keep those that stand there. */
  alt: string | null
}

function withPicture(value: Fields, { alt, color, ...rest }: Replacement): Fields {
  const { color: _, ...kept } = value
  return { ...kept, ...rest, ...(alt !== null && { alt }), ...(color !== null && { color }) }
}

/**
 * A value with another picture in the place of one, wherever it stands; the very same value where it stands nowhere.
 * Blocks keep their ids and pictures their words, unless there are new ones.
 */
export function replacePicture(value: unknown, address: string, by: Replacement): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => replacePicture(item, address, by))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const own = isPicture(value) && value.address === address ? withPicture(value, by) : value
  const entries = Object.entries(own).map(([key, field]) => [
    key,
    key === 'ogImage' && field === address ? by.address : replacePicture(field, address, by),
  ])
  const isSame = own === value && entries.every(([key, field]) => field === value[String(key)])
  return isSame ? value : Object.fromEntries(entries)
}
