import type { NearbyCard } from '#domain/content/card.ts'
import { distanceText, roadMetres } from '#domain/place/distance.ts'
import type { Place } from '#domain/place/place.ts'
import type { MapPoint } from '../ui/map/map-point.ts'

/** A place and its neighbours as map points; the neighbours are numbered as in the list. */
export const placePoints = (place: Place & { id: string }, nearby: readonly NearbyCard[]): MapPoint[] => [
  ...nearby.map(({ id, title, href, position, metres }, index) => ({
    id,
    name: title,
    href,
    note: distanceText(roadMetres(metres)),
    mark: String(index + 1),
    position: position ?? place,
  })),
  {
    id: place.id,
    name: place.name,
    href: null,
    note: place.address,
    mark: '',
    position: { lat: place.lat, lng: place.lng },
    isMain: true,
  },
]
