import { isRecord } from '../json/is-record.ts'
import { type GridPoint, gridPoint, isSamePoint, MIDDLE } from './focal-grid.ts'
import type { MediaPlace } from './media.ts'

type Fields = Readonly<Record<string, unknown>>

/** The field that names where a picture stands; every other field is part of the body. */
const PLACES: Record<string, MediaPlace> = { hero: 'hero', avatar: 'avatar', seo: 'ogImage' }

/** A picture among the values of an entity: what else has an `address` and an `alt`? A place has its street only. */
const isPicture = (value: Fields): boolean => typeof value.address === 'string' && 'alt' in value

/** A picture as it stands somewhere: `point` is where it is cropped, unless that is its middle. */
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

/** Every picture of an entity with the field that it stands in, as often as it is there. */
const shownBy = (entity: Fields): (Shown & { field: string })[] =>
  Object.entries(entity).flatMap(([field, value]) =>
    (field === 'seo' ? shownForSharing(value) : shownIn(value)).map((shown) => ({ ...shown, field })),
  )

/** Around which points an entity crops each of its pictures, besides the middle. */
export function focalPointsOf(entity: Fields): Map<string, GridPoint[]> {
  const found = new Map<string, GridPoint[]>()
  for (const { address, point } of shownBy(entity)) {
    const points = found.get(address) ?? []
    if (point && !points.some((other) => isSamePoint(point, other))) found.set(address, [...points, point])
  }
  return found
}

/**
 * Every picture that an entity shows, finished or a draft, by its address, with the places where it stands: its hero,
 * an avatar, the picture for sharing, and whatever its blocks hold, also those of types that nobody knows yet.
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
