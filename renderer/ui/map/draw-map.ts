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
import { CLOSEST_ZOOM, MAP_STYLE, mapWords, TILE_SOURCE } from './map-style.ts'
import { markPoint } from './mark-point.ts'

/** `noTiles`: not one picture of the map has come. `noGraphics`: the browser cannot draw it (WebGL). */
export type MapTrouble = 'noTiles' | 'noGraphics'
type Listener = { onDrawn: () => void; onTrouble: (trouble: MapTrouble) => void }

/** A network may neither answer nor refuse; after this long the reader is told. */
const PATIENCE_MS = 12_000

const SHORT_WAY_METRES = 8000

setWorkerUrl(workerUrl)

/**
 * Draws points on a map inside an empty element.
 * @returns what removes it all again
 */
export function drawMap(
  container: HTMLElement,
  points: readonly MapPoint[],
  title: string,
  { onDrawn, onTrouble }: Listener,
): () => void {
  let map: MapOfTiles
  try {
    map = new MapOfTiles({
      container,
      style: MAP_STYLE,
      locale: mapWords(title),
      bounds: boundsOf(points),
      fitBoundsOptions: { padding: { top: 72, bottom: 40, left: 48, right: 48 }, maxZoom: 15 },
      minZoom: 4,
      maxZoom: CLOSEST_ZOOM,
      renderWorldCopies: false,
      // One finger scrolls the page over the map, two move the map.
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
      attributionControl: false,
    })
  } catch {
    onTrouble('noGraphics')
    return () => container.replaceChildren()
  }
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  map.addControl(new ScaleControl({ maxWidth: 96 }), 'bottom-left')
  for (const point of points) markPoint(map, point)
  const stopWatching = watchTiles(map, onDrawn, () => onTrouble('noTiles'))
  return () => {
    stopWatching()
    map.remove()
  }
}

/** All points; or the main one and what is a short way from there, the others being a gesture away. */
function boundsOf(points: readonly MapPoint[]): LngLatBounds {
  const main = points.find(({ isMain }) => isMain)?.position
  const bounds = new LngLatBounds()
  for (const { position } of points)
    if (!main || metresBetween(main, position) <= SHORT_WAY_METRES)
      bounds.extend([position.lng, position.lat])
  return bounds
}

/** Tells when the first picture of the map is there, or that none comes. Single ones are missing at sea: no trouble. */
function watchTiles(map: MapOfTiles, onFirst: () => void, onNone: () => void): () => void {
  let isFirst = true
  let hasFailed = false
  const none = () => isFirst && onNone()
  const timer = setTimeout(none, PATIENCE_MS)
  map.on('sourcedata', ({ sourceId, tile }: MapSourceDataEvent) => {
    if (sourceId !== TILE_SOURCE || tile?.state !== 'loaded' || !isFirst) return
    isFirst = false
    clearTimeout(timer)
    onFirst()
  })
  // Listening also keeps the library from writing to the console.
  map.on('error', (_: ErrorEvent) => {
    hasFailed = true
  })
  map.on('idle', () => hasFailed && none())
  return () => clearTimeout(timer)
}
