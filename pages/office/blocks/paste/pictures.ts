import { styleOf } from './csp-safe-html.ts'

// Detects real pictures: pages also contain tracking pixels and emoji images.

const MAX_DOT = 2
const MAX_LETTER = 40

/** The smaller dimension, as far as the HTML declares it. */
const sizeOf = (element: Element): number => {
  const declaredSizes = ['width', 'height'].flatMap((side) => [
    element.getAttribute(side) ?? '',
    new RegExp(`(?:^|;)\\s*${side}:\\s*([\\d.]+)px`).exec(styleOf(element))?.[1] ?? '',
  ])
  const sides = declaredSizes.map((text) => Number.parseFloat(text)).filter(Number.isFinite)
  return Math.min(...sides)
}

/** The alt text of a picture. */
export const altOfPicture = (element: Element): string => (element.getAttribute('alt') ?? '').trim()

/** Whether a picture or frame is visible. */
export const isPicture = (element: Element): boolean => sizeOf(element) > MAX_DOT

/** An inline symbol: an emoji, an icon. */
export const isWordPicture = (element: Element): boolean =>
  isPicture(element) &&
  (sizeOf(element) <= MAX_LETTER || /^\p{Extended_Pictographic}/u.test(altOfPicture(element)))
