import { type Map as MapOfTiles, Marker } from 'maplibre-gl'
import { type Bounds, boundsAround, isWithin } from '#domain/map/bounds.ts'
import { type Cluster, clusters } from '#domain/map/clusters.ts'
import { type MapPlace, mapPlaceHref } from '#domain/map/map-place.ts'
import { pinElement } from '#renderer/ui/map/mark-point.ts'
import styles from './BrowsePanel.module.css'
import { KIND_MARKS } from './kind-marks.ts'

type Listener = {
  onPick: (place: MapPlace) => void
  onGroup: (bounds: Bounds, members: readonly MapPlace[]) => void
}

/** Pins are 44 pixels wide. */
const MIN_DISTANCE = 52

/** The pins of places on a map, those close to each other as one with their number. */
export function placePins(map: MapOfTiles, { onPick, onGroup }: Listener) {
  let places: readonly MapPlace[] = []
  let highlighted: string | null = null
  let grouped: { zoom: number; of: readonly MapPlace[]; all: Cluster<MapPlace>[] } | null = null
  /** What is on the map, by the places of each pin. */
  const drawn = new Map<string, { marker: Marker; hrefs: ReadonlySet<string> }>()

  const groups = (): Cluster<MapPlace>[] => {
    const zoom = levelOf(map)
    if (grouped?.zoom !== zoom || grouped.of !== places)
      grouped = { zoom, of: places, all: clusters(places, zoom, MIN_DISTANCE) }
    return grouped.all
  }

  const pinOf = ({ members }: Cluster<MapPlace>): HTMLButtonElement => {
    const [place] = members
    if (place && members.length === 1) {
      const pin = pinElement({ mark: KIND_MARKS[place.kind], name: place.name })
      pin.setAttribute('aria-label', place.name)
      pin.addEventListener('click', () => onPick(place))
      return pin
    }
    const pin = pinElement({ mark: String(members.length), name: '' })
    pin.classList.add(styles.group ?? '')
    pin.setAttribute('aria-label', `${members.length}件の場所を大きく表示`)
    const bounds = boundsAround(members.map(({ position }) => position))
    pin.addEventListener('click', () => bounds && onGroup(bounds, members))
    return pin
  }

  const mark = () => {
    for (const { marker, hrefs } of drawn.values())
      marker.getElement().toggleAttribute('data-highlighted', highlighted !== null && hrefs.has(highlighted))
  }

  /** Only what is seen: other pins could be focused outside of the frame. */
  const draw = () => {
    const part = boundsOf(map)
    const seen = new Map(
      groups()
        .filter(({ position }) => isWithin(position, part))
        .map((group) => [keyOf(group, levelOf(map)), group]),
    )
    for (const [key, { marker }] of drawn) {
      if (seen.has(key)) continue
      // The focus of a pin that goes away moves to the map: so the next arrow moves it, not the page.
      if (marker.getElement().contains(document.activeElement)) map.getCanvas().focus({ preventScroll: true })
      marker.remove()
      drawn.delete(key)
    }
    for (const [key, group] of seen) {
      if (drawn.has(key)) continue
      const { lat, lng } = group.position
      const marker = new Marker({ element: pinOf(group) }).setLngLat([lng, lat]).addTo(map)
      drawn.set(key, { marker, hrefs: new Set(group.members.map(mapPlaceHref)) })
    }
    mark()
  }

  return {
    draw,
    show: (shown: readonly MapPlace[]) => {
      places = shown
      draw()
    },
    highlight: (href: string | null) => {
      highlighted = href
      mark()
    },
  }
}

/** The part of the map that is seen. */
export function boundsOf(map: MapOfTiles): Bounds {
  const bounds = map.getBounds()
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
}

/** A whole zoom level, so that groups stay as they are while the map is moved. */
const levelOf = (map: MapOfTiles): number => Math.floor(map.getZoom())

/** A place keeps its pin at every zoom level, a group at its own. */
const keyOf = ({ members: [first, ...others] }: Cluster<MapPlace>, zoom: number): string => {
  const href = first ? mapPlaceHref(first) : ''
  return others.length === 0 ? href : `${href} ${others.length} ${zoom}`
}
