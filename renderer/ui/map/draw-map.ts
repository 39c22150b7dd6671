import {
  AttributionControl,
  type ErrorEvent,
  LngLatBounds,
  Map as MapOfTiles,
  type MapSourceDataEvent,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { metresBetween } from '#domain/place/distance.ts'
import type { MapPoint } from './map-point.ts'
import { CLOSEST_ZOOM, MAP_STYLE, mapLocale, TILE_SOURCE } from './map-style.ts'
import { markPoint } from './mark-point.ts'

/** `noTiles`: no tile could be loaded. `noGraphics`: WebGL is not available. */
export type MapProblem = 'noTiles' | 'noGraphics'
type Listener = { onDrawn: () => void; onProblem: (problem: MapProblem) => void }

/** Timeout of the first tile: the network may neither respond nor fail. */
const TIMEOUT_MS = 12_000

const SHORT_DISTANCE_METRES = 8000

setWorkerUrl(workerUrl)

/**
 * Draws points on a map inside an empty element.
 * @returns the function that removes everything
 */
export function drawMap(
  container: HTMLElement,
  points: readonly MapPoint[],
  title: string,
  { onDrawn, onProblem }: Listener,
): () => void {
  let map: MapOfTiles
  try {
    map = new MapOfTiles({
      container,
      style: MAP_STYLE,
      locale: mapLocale(title),
      bounds: boundsOf(points),
      fitBoundsOptions: { padding: { top: 72, bottom: 40, left: 48, right: 48 }, maxZoom: 15 },
      minZoom: 4,
      maxZoom: CLOSEST_ZOOM,
      renderWorldCopies: false,
      // One finger scrolls the page, two move the map.
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
      attributionControl: false,
    })
  } catch {
    onProblem('noGraphics')
    return () => container.replaceChildren()
  }
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  map.addControl(new ScaleControl({ maxWidth: 96 }), 'bottom-left')
  for (const point of points) markPoint(map, point)
  const stopWatching = observeTiles(map, onDrawn, () => onProblem('noTiles'))
  return () => {
    stopWatching()
    map.remove()
  }
}

/** All points; or the main one and those close to it, with the others within reach. */
function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const main = points.find(({ isMain }) => isMain)?.position
  const bounds = new LngLatBounds()
  for (const { position } of points)
    if (!main || metresBetween(main, position) <= SHORT_DISTANCE_METRES)
      bounds.extend([position.lng, position.lat])
  return bounds
}

/** Reports when the first tile is loaded, or that none is. Single tiles may be missing at sea: not an error. */
function observeTiles(map: MapOfTiles, onFirst: () => void, onNone: () => void): () => void {
  let isFirst = true
  let hasFailed = false
  const none = () => isFirst && onNone()
  const timer = setTimeout(none, TIMEOUT_MS)
  map.on('sourcedata', ({ sourceId, tile }: MapSourceDataEvent) => {
    if (sourceId !== TILE_SOURCE || tile?.state !== 'loaded' || !isFirst) return
    isFirst = false
    clearTimeout(timer)
    onFirst()
  })
  // An error listener also keeps the library from logging to the console.
  map.on('error', (_: ErrorEvent) => {
    hasFailed = true
  })
  map.on('idle', () => hasFailed && none())
  return () => clearTimeout(timer)
}
