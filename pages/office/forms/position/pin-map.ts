import { AttributionControl, Map as MapOfTiles, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { MAX_ZOOM } from '#domain/map/zoom.ts'
import type { Position } from '#domain/place/distance.ts'
import { MAP_STYLE, mapLocale } from '#renderer/ui/map/map-style.ts'
import styles from './PinMap.module.css'

setWorkerUrl(workerUrl)

/** All of Japan, without a position. */
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

type Listener = { onPut: (position: Position) => void; onError: () => void }
export type PinMapHandle = { show: (position: Position) => void; remove: () => void }

/** Creates a map with one movable pin. Shift multiplies key steps by ten. */
export function pinMap(container: HTMLElement, { onPut, onError }: Listener): PinMapHandle {
  let map: MapOfTiles
  try {
    map = new MapOfTiles({
      container,
      style: MAP_STYLE,
      locale: mapLocale('位置を選ぶ地図'),
      center: JAPAN,
      zoom: FAR,
      maxZoom: MAX_ZOOM,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      cooperativeGestures: true,
      attributionControl: false,
    })
  } catch {
    onError()
    return { show: () => {}, remove: () => container.replaceChildren() }
  }
  // A listener keeps the library from logging errors; the pin works without tiles.
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
