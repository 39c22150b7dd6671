import { generateFragmentFromRange } from 'text-fragments-polyfill/dist/fragment-generation-utils.js'

/** `-` divides the parts of a text fragment; `encodeURIComponent` leaves it. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D')

/**
 * The canonical URL of the page with a text fragment (https://wicg.github.io/scroll-to-text-fragment/), so that browsers
 * scroll to the range and highlight it.
 * @returns `null` for pages that are not to be found, and ranges that no fragment leads to
 */
export function passageLink(range: Range): string | null {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  if (!page) return null
  // The package marks ends in the range that it is given.
  const { status, fragment } = generateFragmentFromRange(range.cloneRange())
  if (status !== 0 || !fragment) return null
  const { prefix, textStart, textEnd, suffix } = fragment
  const parts = [
    prefix && `${encoded(prefix)}-`,
    encoded(textStart),
    textEnd && encoded(textEnd),
    suffix && `-${encoded(suffix)}`,
  ]
  return `${page}#:~:text=${parts.filter(Boolean).join(',')}`
}
