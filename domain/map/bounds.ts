import type { Position } from '../place/distance.ts'

/** A part of the map, in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number }

const bounds = (south: number, west: number, north: number, east: number): Bounds => ({
  south,
  west,
  north,
  east,
})

/** Where the regions are, islands included, by slug: a rectangle around each. */
const REGION_BOUNDS: Readonly<Record<string, Bounds>> = {
  'hokkaido-tohoku': bounds(36.7, 139.1, 45.7, 149),
  kanto: bounds(24.2, 138.3, 37.2, 154),
  chubu: bounds(34.5, 135.4, 38.6, 139.95),
  kinki: bounds(33.4, 134.2, 35.9, 137),
  chugoku: bounds(33.6, 130.7, 37.4, 134.5),
  shikoku: bounds(32.6, 132, 34.6, 134.9),
  'kyushu-okinawa': bounds(24, 122.9, 34.9, 132.2),
}

/** Whether two parts of the map have something in common. */
const overlap = (one: Bounds, other: Bounds): boolean =>
  one.south <= other.north && other.south <= one.north && one.west <= other.east && other.west <= one.east

/** The slugs of the regions that may have places in a part of the map. */
export const regionsWithin = (part: Bounds): string[] =>
  Object.keys(REGION_BOUNDS).filter((slug) => overlap(part, REGION_BOUNDS[slug] as Bounds))

/** Whether a position is in a part of the map. */
export const isWithin = ({ lat, lng }: Position, { south, west, north, east }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** The smallest part of the map with all positions; `null` without any. */
export const boundsAround = (positions: readonly Position[]): Bounds | null =>
  positions.reduce<Bounds | null>(
    (part, { lat, lng }) =>
      part
        ? bounds(
            Math.min(part.south, lat),
            Math.min(part.west, lng),
            Math.max(part.north, lat),
            Math.max(part.east, lng),
          )
        : bounds(lat, lng, lat, lng),
    null,
  )
