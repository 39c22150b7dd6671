import { type Shape, shapeOf } from './page-shape.ts'
import css from './skeleton.css?inline'

const repeated = (html: string, times: number): string => Array.from({ length: times }, () => html).join('')

const CARD =
  '<div><i class="photo"></i><i class="small"></i><i class="heading"></i><i class="line"></i></div>'
const CARDS = `<div class="cards">${repeated(CARD, 8)}</div>`
const HIT = '<div><i class="photo"></i><i class="heading"></i><i class="line"></i></div>'
const LINES = repeated('<i class="line"></i>', 5)
const SMALL = '<i class="small"></i>'

/** The parts of each shape, in page order; `skeleton.css` defines their sizes. */
const SHAPES: Record<Shape, string> = {
  list: `<div class="page">${SMALL}<i class="title"></i><i class="line"></i><i class="bar"></i>${CARDS}</div>`,
  place: `<div class="page">${SMALL}${SMALL}<i class="title"></i>${SMALL}<i class="line"></i><i class="hero"></i>${LINES}</div>`,
  article: `<div class="page column">${SMALL}<i class="title"></i><i class="title short"></i><i class="line"></i><i class="hero spread"></i>${LINES}</div>`,
  prefecture: `<i class="cover"></i><div class="page">${SMALL}<i class="title"></i><i class="bar"></i>${CARDS}</div>`,
  results: `<div class="page"><i class="title"></i>${SMALL}<i class="bar"></i><div class="hits">${repeated(HIT, 6)}</div></div>`,
  text: `<div class="page">${SMALL}<i class="title"></i>${LINES}</div>`,
}

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
