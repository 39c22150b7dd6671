import {
  AttributionControl,
  type ErrorEvent,
  Map as MapOfTiles,
  type MapOptions,
  type MapSourceDataEvent,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { MAX_ZOOM, MIN_ZOOM } from '#domain/map/zoom.ts'
import { MAP_STYLE, mapLocale, TILE_SOURCE } from './map-style.ts'

/** `noTiles`: no tile could be loaded. `noGraphics`: WebGL is not available. */
export type MapProblem = 'noTiles' | 'noGraphics'
export type MapListener = { onDrawn: () => void; onProblem: (problem: MapProblem) => void }

/** Draws a map inside an empty element. @returns the function that removes everything */
export type DrawMap = (container: HTMLElement, listener: MapListener) => () => void

/** Timeout of the first tile: the network may neither respond nor fail. */
const TIMEOUT_MS = 12_000

setWorkerUrl(workerUrl)

/**
 * A map of tiles with its controls inside an empty element. `title` is its accessible name.
 * @returns the map and the function that removes it; `null`, after reporting it, where the browser cannot draw
 */
export function tileMap(
  container: HTMLElement,
  title: string,
  own: Partial<MapOptions>,
  { onDrawn, onProblem }: MapListener,
): { map: MapOfTiles; remove: () => void } | null {
  let map: MapOfTiles
  try {
    map = new MapOfTiles({
      container,
      style: MAP_STYLE,
      locale: mapLocale(title),
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
      attributionControl: false,
      ...own,
    })
  } catch {
    container.replaceChildren()
    onProblem('noGraphics')
    return null
  }
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  map.addControl(new ScaleControl({ maxWidth: 96 }), 'bottom-left')
  const stopWatching = observeTiles(map, onDrawn, () => onProblem('noTiles'))
  const remove = () => {
    stopWatching()
    map.remove()
  }
  return { map, remove }
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
