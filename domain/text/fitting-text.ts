/** Characters of half width: ASCII, Latin letters, half-width kana. */
const HALF_WIDTH = /[\u0020-\u00ff\uff61-\uff9f]/

/** How wide a text is in full-width characters: `旅2日` is 2.5. */
export function fullWidthLength(text: string): number {
  let length = 0
  for (const character of text) length += HALF_WIDTH.test(character) ? 0.5 : 1
  return length
}

/** What stands for what was left out. */
export const ELLIPSIS = '…'

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** The longest beginning of whole words that `fits`. */
export function wholeWords(text: string, fits: (text: string) => boolean): string {
  let beginning = ''
  for (const { segment } of segmenter.segment(text)) {
    if (!fits(beginning + segment)) break
    beginning += segment
  }
  return beginning
}

/** A title of at most `max` full-width characters; what is longer ends behind a word with `…`. */
export function fittingTitle(title: string, max = 32): string {
  if (fullWidthLength(title) <= max) return title
  const beginning = wholeWords(title, (text) => fullWidthLength(text) <= max - 1)
  return `${beginning.replace(/(?<![\s、。，,・—―ー〜～「『（(【])[\s、。，,・—―ー〜～「『（(【]+$/u, '')}${ELLIPSIS}`
}
