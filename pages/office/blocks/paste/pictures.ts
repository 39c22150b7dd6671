import { styleOf } from './quiet-html.ts'

// What of the pictures on a page is one to its readers: pages count their visits with dots, and write letters as pictures.

const MAX_DOT = 2
const MAX_LETTER = 40

/** The smaller of the two sides, as far as the HTML says it. */
const sizeOf = (element: Element): number => {
  const said = ['width', 'height'].flatMap((side) => [
    element.getAttribute(side) ?? '',
    new RegExp(`(?:^|;)\\s*${side}:\\s*([\\d.]+)px`).exec(styleOf(element))?.[1] ?? '',
  ])
  const sides = said.map((text) => Number.parseFloat(text)).filter(Number.isFinite)
  return Math.min(...sides)
}

/** What stands for a picture where it is not seen. */
export const wordsOfPicture = (element: Element): string => (element.getAttribute('alt') ?? '').trim()

/** Whether a picture or a frame is there to be seen. */
export const isPicture = (element: Element): boolean => sizeOf(element) > MAX_DOT

/** A sign within a text: an emoji, an icon. */
export const isWordPicture = (element: Element): boolean =>
  isPicture(element) &&
  (sizeOf(element) <= MAX_LETTER || /^\p{Extended_Pictographic}/u.test(wordsOfPicture(element)))
