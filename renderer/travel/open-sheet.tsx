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
    root.unmount()
    place.remove()
  }
  root.render(<AddSheet path={pathOf(link)} opener={link} onClose={close} />)
}
