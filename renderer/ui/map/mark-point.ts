import { type Map as MapOfTiles, Marker, Popup } from 'maplibre-gl'
import styles from './MapPanel.module.css'
import type { MapPoint } from './map-point.ts'

/** A pin: a button with a short mark, and a name that is shown on hover. */
export function pinElement({ mark, name }: Pick<MapPoint, 'mark' | 'name'>): HTMLButtonElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.className = styles.pin ?? ''
  pin.dataset.name = name
  pin.setAttribute('aria-label', [mark, name].filter(Boolean).join(' '))
  const text = document.createElement('span')
  text.textContent = mark
  pin.append(text)
  return pin
}

/** Adds a pin to the map: a button with the place's name that opens a popup with a link to its page. */
export function markPoint(map: MapOfTiles, point: MapPoint): void {
  const { lat, lng } = point.position
  const pin = pinElement(point)
  if (point.isMain) pin.classList.add(styles.main ?? '')
  const note = new Popup({ offset: 22, maxWidth: '15rem', className: styles.note ?? '' })
    .setLngLat([lng, lat])
    .setDOMContent(noteOf(point))
  const toggle = () => (note.isOpen() ? note.remove() : note.addTo(map))
  pin.addEventListener('click', (event) => {
    // Otherwise the map would treat it as a click outside the popup and close it.
    event.stopPropagation()
    toggle()
  })
  note.on('open', () => {
    pin.setAttribute('aria-expanded', 'true')
    note.getElement()?.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      note.remove()
      pin.focus()
    })
  })
  note.on('close', () => pin.setAttribute('aria-expanded', 'false'))
  pin.setAttribute('aria-expanded', 'false')
  new Marker({ element: pin }).setLngLat([lng, lat]).addTo(map)
  // Hidden pins must not be focusable: the browser would scroll the map out of its frame.
  const hideOutside = () => {
    pin.hidden = !map.getBounds().contains([lng, lat])
  }
  map.on('move', hideOutside)
  hideOutside()
}

function noteOf({ name, href, note }: MapPoint): HTMLElement {
  const text = document.createElement('div')
  const title = document.createElement(href ? 'a' : 'strong')
  title.textContent = name
  if (href) title.setAttribute('href', href)
  text.append(title)
  if (note) {
    const line = document.createElement('p')
    line.textContent = note
    text.append(line)
  }
  return text
}
