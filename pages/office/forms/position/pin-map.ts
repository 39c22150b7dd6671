import { Marker } from 'maplibre-gl'
import type { Position } from '#domain/place/distance.ts'
import { tileMap } from '#renderer/ui/map/tile-map.ts'
import styles from './PinMap.module.css'

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
  const drawn = tileMap(
    container,
    '位置を選ぶ地図',
    { center: JAPAN, zoom: FAR, cooperativeGestures: true },
    // The pin works without tiles.
    { onDrawn: () => {}, onProblem: (problem) => problem === 'noGraphics' && onError() },
  )
  if (!drawn) return { show: () => {}, remove: () => {} }
  const { map, remove } = drawn
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
    remove,
  }
}

function pinElement(): HTMLButtonElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.className = styles.pin ?? ''
  pin.setAttribute('aria-label', '位置の印。矢印キーで動きます')
  return pin
}
