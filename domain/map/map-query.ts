import { isPlaceKind, type PlaceKind } from '../content/kind.ts'
import { prefectureOfSlug } from '../region/built-in-regions.ts'
import { link } from '../url/link.ts'
import { roundedDegrees } from './map-place.ts'
import { MAX_ZOOM, MIN_ZOOM } from './zoom.ts'

/** The centre of a map in degrees, and its zoom level. */
export type MapView = { lat: number; lng: number; zoom: number }

/** The filters, named as those of lists and searches: a kind of place, and a prefecture by slug. */
export type MapFilters = { kind?: PlaceKind | undefined; prefecture?: string | undefined }

/** What the address of the map says. */
export type MapQuery = MapFilters & { view?: MapView | undefined }

/** Plain decimals only: `Number` also reads an empty text, hexadecimals and exponents. */
const NUMBER = /^\d{1,3}(\.\d{1,8})?$/

const numberBetween = (text: string | null, min: number, max: number): number | null => {
  if (!text || !NUMBER.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

/** The view, if centre and zoom level are valid and in Japan (as in domain/place/place.ts). */
function viewOf(search: URLSearchParams): MapView | undefined {
  const lat = numberBetween(search.get('lat'), 20, 46)
  const lng = numberBetween(search.get('lng'), 122, 154)
  const zoom = numberBetween(search.get('zoom'), MIN_ZOOM, MAX_ZOOM)
  return lat === null || lng === null || zoom === null ? undefined : { lat, lng, zoom }
}

/** Reads the query string of the map. Values that do not exist are ignored. */
export function parseMapQuery(query: string): MapQuery {
  const search = new URLSearchParams(query)
  const kind = search.get('kind') ?? ''
  return {
    kind: isPlaceKind(kind) ? kind : undefined,
    prefecture: prefectureOfSlug(search.get('prefecture') ?? '')?.slug,
    view: viewOf(search),
  }
}

/** The address of the map with filters and a view: `/map?kind=spot&prefecture=kyoto&lat=35.01&lng=135.76&zoom=11`. */
export const mapHref = ({ kind, prefecture, view }: MapQuery): string =>
  link('map', {
    query: {
      kind,
      prefecture,
      ...(view && {
        lat: roundedDegrees(view.lat),
        lng: roundedDegrees(view.lng),
        zoom: Number(view.zoom.toFixed(2)),
      }),
    },
  })
