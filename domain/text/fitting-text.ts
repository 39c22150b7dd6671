/** Half-width characters: ASCII, Latin letters, half-width kana. */
const HALF_WIDTH = /[\u0020-\u00ff\uff61-\uff9f]/

/** The width of a text in full-width characters: `旅2日` is 2.5. */
export function fullWidthLength(text: string): number {
  let length = 0
  for (const character of text) length += HALF_WIDTH.test(character) ? 0.5 : 1
  return length
}

export const ELLIPSIS = '…'

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** The longest prefix of whole words for which `fits` is true. */
export function wholeWords(text: string, fits: (text: string) => boolean): string {
  let beginning = ''
  for (const { segment } of segmenter.segment(text)) {
    if (!fits(beginning + segment)) break
    beginning += segment
  }
  return beginning
}

/** Shortens a title to at most `max` full-width characters, at a word boundary with `…`. */
export function fittingTitle(title: string, max = 32): string {
  if (fullWidthLength(title) <= max) return title
  const beginning = wholeWords(title, (text) => fullWidthLength(text) <= max - 1)
  return `${beginning.replace(/(?<![\s、。，,・—―ー〜～「『（(【])[\s、。，,・—―ー〜～「『（(【]+$/u, '')}${ELLIPSIS}`
}
