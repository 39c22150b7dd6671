import { createRoot } from 'react-dom/client'
import { AddSheet } from './AddSheet.tsx'

const pathOf = (link: HTMLAnchorElement): string => new URL(link.href).searchParams.get('add') ?? ''

let isOpen = false

/** Renders the sheet above the current page, in a React root of its own. */
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
  // The sheet belongs to the page, so a navigation closes it. The router handles the click first.
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) setTimeout(close)
  })
  addEventListener('popstate', close)
  root.render(<AddSheet path={pathOf(link)} opener={link} onClose={close} />)
}
