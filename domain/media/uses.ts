import { isRecord } from '../json/is-record.ts'
import { type GridPoint, gridPoint, isSamePoint, MIDDLE } from './focal-grid.ts'
import type { MediaPlace } from './media.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that determine the place of a picture; every other field belongs to the body. */
const PLACES: Record<string, MediaPlace> = { hero: 'hero', avatar: 'avatar', seo: 'ogImage' }

/** Only pictures have both an `address` and an `alt`; the `address` of a place is its street. */
const isPicture = (value: Fields): boolean => typeof value.address === 'string' && 'alt' in value

/** A use of a picture: `point` is its focal point, `null` for the centre. */
type Shown = { address: string; point: GridPoint | null }

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

function pointOf({ focalX, focalY }: Fields): GridPoint | null {
  if (!isShare(focalX) || !isShare(focalY)) return null
  const point = gridPoint({ x: focalX, y: focalY })
  return isSamePoint(point, MIDDLE) ? null : point
}

function shownIn(value: unknown): Shown[] {
  if (Array.isArray(value)) return value.flatMap(shownIn)
  if (!isRecord(value)) return []
  const own = isPicture(value) ? [{ address: String(value.address), point: pointOf(value) }] : []
  return [...own, ...Object.values(value).flatMap(shownIn)]
}

const shownForSharing = (seo: unknown): Shown[] =>
  isRecord(seo) && typeof seo.ogImage === 'string' ? [{ address: seo.ogImage, point: null }] : []

/** All uses of pictures in an entity, with their field. */
const shownBy = (entity: Fields): (Shown & { field: string })[] =>
  Object.entries(entity).flatMap(([field, value]) =>
    (field === 'seo' ? shownForSharing(value) : shownIn(value)).map((shown) => ({ ...shown, field })),
  )

/** The focal points of each picture in an entity, besides the centre. */
export function focalPointsOf(entity: Fields): Map<string, GridPoint[]> {
  const found = new Map<string, GridPoint[]>()
  for (const { address, point } of shownBy(entity)) {
    const points = found.get(address) ?? []
    if (point && !points.some((other) => isSamePoint(point, other))) found.set(address, [...points, point])
  }
  return found
}

/**
 * All pictures of an entity or draft by address, with the places where they are used: hero, avatar, sharing image,
 * and all blocks, including blocks of unknown types.
 */
export function picturesOf(entity: Fields): Map<string, MediaPlace[]> {
  const found = new Map<string, MediaPlace[]>()
  for (const { address, field } of shownBy(entity)) {
    const place = PLACES[field] ?? 'body'
    const places = found.get(address) ?? []
    if (!places.includes(place)) found.set(address, [...places, place])
  }
  found.delete('')
  return found
}

/** Data of a picture that is the same in every place. Alt texts belong to each place. */
export type Replacement = {
  address: string
  credit: string
  license: string | null
  focalX: number
  focalY: number
  color: string | null
  /** A new alt text for all places, or `null` to keep the existing ones. */
  alt: string | null
}

function withPicture(value: Fields, { alt, color, ...rest }: Replacement): Fields {
  const { color: _, ...otherFields } = value
  return { ...otherFields, ...rest, ...(alt !== null && { alt }), ...(color !== null && { color }) }
}

/**
 * Replaces a picture everywhere in a value; returns the same object if it does not occur. Blocks keep their ids and
 * pictures their alt texts, unless a new one is given.
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
