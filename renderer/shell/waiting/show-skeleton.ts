import { shapeOf } from './page-shape.ts'
import css from './skeleton.css?inline'
import { SHAPES } from './skeleton-shape.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/**
 * Lays a skeleton of the page at a path over this one, with this one's header on it, as the new page will begin. The
 * page below stays as it is: its scroll position is what going back returns to. Nothing of it is for a screen reader,
 * which is told by `RouteAnnouncer`.
 * @returns how to take it away
 */
export function showSkeleton(pathname: string): () => void {
  const host = document.createElement('div')
  host.dataset.skeleton = shapeOf(pathname)
  host.inert = true
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `<slot></slot>${SHAPES[shapeOf(pathname)]}`
  const header = document.querySelector('#Top > header')?.cloneNode(true)
  if (header instanceof HTMLElement) {
    for (const current of header.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
    host.append(header)
  }
  document.body.append(host)
  return () => host.remove()
}
