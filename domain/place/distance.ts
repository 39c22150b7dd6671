/** A position in degrees (WGS 84). */
export type Position = { lat: number; lng: number }

/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine formula). */
export function metresBetween(from: Position, to: Position): number {
  const [a, b] = [radians(from.lat), radians(to.lat)]
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Estimated road distance from the straight line, in metres. */
export const roadMetres = (straight: number): number => straight * 1.3

/** Road distance for a nearby excursion, in metres. */
export const NEAR_ROAD_METRES = 20_000
export const EXCURSION_ROAD_METRES = 60_000

/** `50m以内`, `約350m`, `約1.2km`, `約24km`: rounded to the precision of a straight-line distance. */
export function distanceText(metres: number): string {
  if (metres < 50) return '50m以内'
  const tens = Math.round(metres / 10) * 10
  if (tens < 1000) return `約${tens}m`
  const kilometres = metres / 1000
  return kilometres < 9.95
    ? `約${kilometres.toFixed(1).replace('.0', '')}km`
    : `約${Math.round(kilometres)}km`
}
