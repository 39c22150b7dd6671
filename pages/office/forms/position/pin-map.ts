import { AttributionControl, Map as MapOfTiles, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Position } from '#domain/place/distance.ts'
import { CLOSEST_ZOOM, MAP_STYLE, mapWords } from '#renderer/ui/map/map-style.ts'
import styles from './PinMap.module.css'

setWorkerUrl(workerUrl)

/** All of Japan, until a place is known. */
const JAPAN: Position = { lat: 36.5, lng: 137.5 }
const FAR = 4.5
const NEAR = 15
/** About ten metres. */
const STEP = 0.0001
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
}

type Listener = { onPut: (position: Position) => void; onTrouble: () => void }
export type PinMapFace = { show: (position: Position) => void; remove: () => void }

/** Draws a map with one pin that can be moved. Shift makes a step of the keys ten times as long. */
export function pinMap(container: HTMLElement, { onPut, onTrouble }: Listener): PinMapFace {
  let map: MapOfTiles
  try {
    map = new MapOfTiles({
      container,
      style: MAP_STYLE,
      locale: mapWords('位置を選ぶ地図'),
      center: JAPAN,
      zoom: FAR,
      maxZoom: CLOSEST_ZOOM,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      cooperativeGestures: true,
      attributionControl: false,
    })
  } catch {
    onTrouble()
    return { show: () => {}, remove: () => container.replaceChildren() }
  }
  // Listening keeps the library from writing to the console; without tiles the pin can be moved all the same.
  map.on('error', () => {})
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
  const pin = pinElement()
  const marker = new Marker({ element: pin, draggable: true, anchor: 'bottom' })
  let isShown = false
  const put = (position: Position) => onPut({ lat: position.lat, lng: position.lng })
  marker.on('dragend', () => put(marker.getLngLat()))
  map.on('click', ({ lngLat }) => put(lngLat))
  pin.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const factor = event.shiftKey ? 10 : 1
    const { lat, lng } = marker.getLngLat()
    put({ lat: lat + step[0] * factor, lng: lng + step[1] * factor })
  })
  return {
    show: (position) => {
      marker.setLngLat(position)
      if (!isShown) {
        marker.addTo(map)
        map.jumpTo({ center: position, zoom: NEAR })
      } else if (!map.getBounds().contains(position)) map.easeTo({ center: position })
      isShown = true
    },
    remove: () => map.remove(),
  }
}

function pinElement(): HTMLButtonElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.className = styles.pin ?? ''
  pin.setAttribute('aria-label', '位置の印。矢印キーで動きます')
  return pin
}
