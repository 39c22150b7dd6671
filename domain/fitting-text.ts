/** Characters of half width: ASCII, Latin letters, half-width kana. */
const HALF_WIDTH = /[\u0020-\u00ff\uff61-\uff9f]/

/** How wide a text is in full-width characters: `旅2日` is 2.5. */
export function fullWidthLength(text: string): number {
  let length = 0
  for (const character of text) length += HALF_WIDTH.test(character) ? 0.5 : 1
  return length
}

const ELLIPSIS = '…'

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** The longest beginning of whole words that `fits`. */
function wholeWords(text: string, fits: (text: string) => boolean): string {
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
  return `${beginning.replace(/[\s、。，,・—―ー〜～「『（(【]+$/u, '')}${ELLIPSIS}`
}

/** What a sentence may end with: `。` and its closing brackets. */
const SENTENCE_END = /[。！？!?][」』）)]*/g

/**
 * A description of at most `max` characters: whole sentences where they fill at least half of it, else whole words and `…`.
 */
export function fittingDescription(text: string, max = 120): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const length = (part: string) => [...part].length
  if (length(plain) <= max) return plain
  const ends = [...plain.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
  const sentences = plain.slice(0, ends.findLast((end) => length(plain.slice(0, end)) <= max) ?? 0)
  if (length(sentences) >= max / 2) return sentences
  return `${wholeWords(plain, (part) => length(part) < max).replace(/[\s、，,]+$/u, '')}${ELLIPSIS}`
}
