import { shapeOf } from './page-shape.ts'
import css from './skeleton.css?inline'
import { SHAPES } from './skeleton-shape.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/**
 * Overlays a skeleton of the target page, with this page's header. The page below stays unchanged: its scroll position
 * is saved for going back. Hidden from screen readers, for which `RouteAnnouncer` speaks.
 * @returns the function that removes it
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
