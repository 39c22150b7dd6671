import { type Map as MapOfTiles, Marker } from 'maplibre-gl'
import type { Bounds } from '#domain/map/bounds.ts'
import type { MapPlace } from '#domain/map/map-place.ts'
import type { MapView } from '#domain/map/map-query.ts'
import { MAX_ZOOM } from '#domain/map/zoom.ts'
import type { Position } from '#domain/place/distance.ts'
import { type MapListener, tileMap } from '#renderer/ui/map/tile-map.ts'
import styles from './BrowsePanel.module.css'
import { boundsOf, placePins } from './place-pins.ts'

/** The part of the map that is seen. */
export type Area = { view: MapView; bounds: Bounds }

/** What the page does with the map. */
export type BrowseMap = {
  show: (places: readonly MapPlace[]) => void
  /** Marks the pin of a place, by its address; `null`: none. */
  highlight: (href: string | null) => void
  moveTo: (position: Position, zoom: number) => void
  fit: (bounds: Bounds) => void
  /** Marks where the reader is; `null`: nowhere. */
  markReader: (position: Position | null) => void
}

type Options = {
  /** Where the map begins; without it, with all of Japan. */
  view: MapView | undefined
  onMove: (area: Area) => void
  /** A pin was pressed; several places are at the same position. */
  onPick: (places: readonly MapPlace[]) => void
}

/** From Okinawa to Hokkaido, without the remote islands of Tokyo. */
export const JAPAN: Bounds = { south: 25.5, west: 127, north: 45.6, east: 146 }

const corners = ({ south, west, north, east }: Bounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
]

const areaOf = (map: MapOfTiles): Area => {
  const { lat, lng } = map.getCenter()
  return { view: { lat, lng, zoom: map.getZoom() }, bounds: boundsOf(map) }
}

/** Whether a zoom level is the closest one, up to rounding. */
const isClosest = (zoom: number): boolean => zoom > MAX_ZOOM - 0.1

/**
 * Draws a map to browse places inside an empty element. Movements are not animated for readers who asked for less
 * motion: the library sees to that.
 * @returns the map and the function that removes everything; `null` where the browser cannot draw
 */
export function drawBrowseMap(
  container: HTMLElement,
  { view, onMove, onPick }: Options,
  listener: MapListener,
): { map: BrowseMap; remove: () => void } | null {
  const start = view
    ? { center: [view.lng, view.lat] as [number, number], zoom: view.zoom }
    : { bounds: corners(JAPAN), fitBoundsOptions: { padding: 16 } }
  const drawn = tileMap(container, '場所をさがす地図', start, listener)
  if (!drawn) return null
  const { map, remove } = drawn
  const zoomIn = (bounds: Bounds, members: readonly MapPlace[]) => {
    const zoom = map.getZoom()
    const camera = map.cameraForBounds(corners(bounds), { padding: 72, maxZoom: MAX_ZOOM })
    if (!camera?.center || isClosest(zoom)) return onPick(members)
    // The pin goes away with the group: its focus moves to the map.
    if (container.contains(document.activeElement)) map.getCanvas().focus({ preventScroll: true })
    map.easeTo({ center: camera.center, zoom: Math.min(MAX_ZOOM, Math.max(camera.zoom ?? 0, zoom + 1)) })
  }
  const pins = placePins(map, { onPick: (place) => onPick([place]), onGroup: zoomIn })
  map.on('moveend', () => {
    pins.draw()
    onMove(areaOf(map))
  })
  onMove(areaOf(map))
  let reader: Marker | null = null
  return {
    remove,
    map: {
      show: pins.show,
      highlight: pins.highlight,
      moveTo: ({ lat, lng }, zoom) => map.easeTo({ center: [lng, lat], zoom }),
      fit: (bounds) => map.fitBounds(corners(bounds), { padding: 48, maxZoom: 14 }),
      markReader: (position) => {
        reader?.remove()
        reader = null
        if (!position) return
        const mark = document.createElement('span')
        mark.className = styles.reader ?? ''
        mark.setAttribute('role', 'img')
        reader = new Marker({ element: mark }).setLngLat([position.lng, position.lat]).addTo(map)
        mark.setAttribute('aria-label', '現在地')
      },
    },
  }
}
