import { isPlaceKind } from '#domain/content/kind.ts'
import { EXCURSION_ROAD_METRES, metresBetween, roadMetres } from '#domain/place/distance.ts'
import { NEAREST } from '#domain/place/nearest.ts'
import { type PlacedPage, placesAround } from '../db/publications/affected.server.ts'
import { pageAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference, Entity } from './what-changed.ts'

/**
 * Degrees of latitude around a place, wide enough for neighbours of neighbours, and for replacements of a closed place.
 */
const DEGREES = 2.3

/** Pages of places that show or showed a place among the nearest. */
export async function addressesOfNeighbours(
  db: D1Database,
  { kind, versions, isMoved, isCardChanged }: Difference,
  now: Date,
): Promise<Ranked[]> {
  if (!isPlaceKind(kind) || (!isMoved && !isCardChanged)) return []
  const found: PlacedPage[] = []
  for (const version of versions) {
    const { lat, lng } = version
    if (lat === undefined || lng === undefined) continue
    const places = await placesAround(db, { lat, lng }, DEGREES, now)
    found.push(...affectedNeighbours({ kind: kind as PlacedPage['kind'], version, lat, lng }, places))
  }
  return ranked(RANK.nearby, [...new Set(found.map(pageAddress))])
}

type Placed = { kind: PlacedPage['kind']; version: Pick<Entity, 'id'>; lat: number; lng: number }

/**
 * The places whose pages show a place: among the nearest spots or hotels or, for closed places, as another one of their
 * kind.
 */
export function affectedNeighbours(
  { kind, version, lat, lng }: Placed,
  places: readonly PlacedPage[],
): PlacedPage[] {
  const others = places.filter(({ id }) => id !== version.id)
  // One more than a page reads, because a place that drops out is replaced by the next one.
  const shown = kind === 'spot' || kind === 'hotel' ? NEAREST[kind] + 1 : 0
  const same = others.filter((one) => one.kind === kind && !one.isShut)
  const isNear = (page: PlacedPage): boolean => {
    const metres = metresBetween(page, { lat, lng })
    if (roadMetres(metres) > EXCURSION_ROAD_METRES) return false
    let nearer = 0
    for (const one of same) {
      if (one.id !== page.id && metresBetween(page, one) < metres) nearer += 1
      if (nearer >= shown) return false
    }
    return shown > 0
  }
  return others.filter((page) => (page.isShut && page.kind === kind) || isNear(page))
}
