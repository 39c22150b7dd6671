import type { Mark } from '#domain/blocks/inline.ts'
import { normalHref } from '../links/link-address.ts'
import { isSafeHref } from '../model/safe-href.ts'
import { styleOf } from './csp-safe-html.ts'

// Reads the marks of pasted elements. Nothing but these marks is taken over.

/** `font-weight:700` in a style; `null` if not set. */
const weightIn = (style: string): boolean | null => {
  const [, weight] = /font-weight:\s*([a-z0-9]+)/.exec(style) ?? []
  if (weight === undefined) return null
  return weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600
}

/** Google Docs wraps everything in a `<b>` that is not bold. */
const isBold = (element: Element): boolean =>
  weightIn(styleOf(element)) ?? ['B', 'STRONG'].includes(element.tagName)

const NO_MARKER =
  /^(transparent|inherit|initial|none|auto|white|#fff|#ffffff|rgba?\(255, ?255, ?255.*|rgba\(.*, ?0(\.0*)?\))$/

const isMarked = (element: Element): boolean => {
  if (element.tagName === 'MARK') return true
  const [, colour] = /(?:mso-highlight|background(?:-color)?):\s*([^;]+)/.exec(styleOf(element)) ?? []
  return element.tagName === 'SPAN' && colour !== undefined && !NO_MARKER.test(colour.trim())
}

/** A link that is not underlined says so in the same property, so it is only read for lines through the text. */
const isStruck = (element: Element): boolean =>
  ['S', 'STRIKE', 'DEL'].includes(element.tagName) ||
  /text-decoration(?:-line)?:[^;]*line-through/.test(styleOf(element))

/** Google Docs redirects every link through its own page. */
const unwrapped = (href: string): string => {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href) || !URL.canParse(href)) return href
  return new URL(href).searchParams.get('q') ?? href
}

const linkOf = (element: Element): Mark | null => {
  if (element.tagName !== 'A') return null
  const href = normalHref(unwrapped(element.getAttribute('href') ?? ''), globalThis.location?.origin ?? '')
  return isSafeHref(href) ? { type: 'link', href } : null
}

const readingOf = (element: Element): Mark | null => {
  if (element.tagName !== 'RUBY') return null
  const text = [...element.querySelectorAll('rt')]
    .map((rt) => rt.textContent ?? '')
    .join('')
    .trim()
  return text && [...text].length <= 60 ? { type: 'ruby', text } : null
}

/** The marks inside an element, given those around it. */
export function marksWithin(element: Element, around: readonly Mark[]): readonly Mark[] {
  const weight = weightIn(styleOf(element))
  const inherited = weight === false ? around.filter(({ type }) => type !== 'bold') : around
  const own: (Mark | null)[] = [
    isBold(element) ? { type: 'bold' } : null,
    isMarked(element) ? { type: 'marker' } : null,
    isStruck(element) ? { type: 'strike' } : null,
    linkOf(element),
    readingOf(element),
  ]
  const added = own.filter((mark) => mark !== null)
  return [...inherited.filter(({ type }) => !added.some((mark) => mark.type === type)), ...added]
}
