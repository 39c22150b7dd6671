import { createRoot } from 'react-dom/client'
import { AddSheet } from './AddSheet.tsx'

const pathOf = (link: HTMLAnchorElement): string => new URL(link.href).searchParams.get('add') ?? ''

let isOpen = false

/** Shows the sheet above the page that is open, in a root of its own: the page knows nothing of it. */
export function openSheet(link: HTMLAnchorElement): void {
  if (isOpen) return
  isOpen = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    isOpen = false
    removeEventListener('popstate', close)
    root.unmount()
    place.remove()
  }
  // Another page comes below it: the sheet is of this one. The router hears of the press first.
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) setTimeout(close)
  })
  addEventListener('popstate', close)
  root.render(<AddSheet path={pathOf(link)} opener={link} onClose={close} />)
}
