import { type Bounds, isWithin, regionsWithin } from '#domain/map/bounds.ts'
import type { MapPlace } from '#domain/map/map-place.ts'
import type { MapFilters } from '#domain/map/map-query.ts'
import { metresBetween, type Position } from '#domain/place/distance.ts'
import { BUILT_IN_REGIONS, prefectureOfSlug, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import type { Area } from './browse-map.ts'

/** The regions whose places are needed: that of the chosen prefecture, or those in view; all of them without a map. */
export function regionsToLoad({ prefecture }: MapFilters, area: Area | null | undefined): string[] {
  const region = regionOfPrefecture(prefectureOfSlug(prefecture ?? '')?.code ?? '')
  if (region) return [region.slug]
  if (area) return regionsWithin(area.bounds)
  return area === null ? BUILT_IN_REGIONS.map(({ slug }) => slug) : []
}

/** The places that match the filters. */
export function filteredPlaces(
  places: readonly MapPlace[],
  { kind, prefecture }: MapFilters,
): readonly MapPlace[] {
  const code = prefectureOfSlug(prefecture ?? '')?.code
  return places.filter((place) => (!kind || place.kind === kind) && (!code || place.prefectureCode === code))
}

/** Those in view, nearest to a position first; all of them without a map. */
export const placesInArea = (
  places: readonly MapPlace[],
  bounds: Bounds | null,
  from: Position | undefined,
): MapPlace[] => {
  const inView = places.filter(({ position }) => !bounds || isWithin(position, bounds))
  if (!from) return inView
  const distances = new Map(inView.map((place) => [place, metresBetween(from, place.position)]))
  return inView.sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0))
}
