import { ELLIPSIS, wholeWords } from './fitting-text.ts'

/** End of a sentence: `。` with closing brackets. */
const SENTENCE_END = /[。！？!?][」』）)]*/g

/**
 * Shortens a description to at most `max` characters: whole sentences if they fill at least half, otherwise whole
 * words and `…`.
 */
export function fittingDescription(text: string, max = 120): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const length = (part: string) => [...part].length
  if (length(plain) <= max) return plain
  const ends = [...plain.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
  const sentences = plain.slice(0, ends.findLast((end) => length(plain.slice(0, end)) <= max) ?? 0)
  if (length(sentences) >= max / 2) return sentences
  return `${wholeWords(plain, (part) => length(part) < max).replace(/(?<![\s、，,])[\s、，,]+$/u, '')}${ELLIPSIS}`
}
