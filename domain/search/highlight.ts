import { folded } from './text.ts'

/** A run of text; `hit`: it matches the search. */
export type MarkedRun = { text: string; hit: boolean }

const SNIPPET_BEFORE = 24
const SNIPPET_LENGTH = 90
const LATIN = /[\p{Script=Latin}\p{N}]/u

/** The folded text, with the original position of each code unit; `null` if positions are unchanged. */
function foldedWithPositions(text: string): { text: string; at: readonly number[] | null } {
  const whole = folded(text)
  // Fast path for nearly all texts: folding changes no lengths, so positions are unchanged.
  if (whole.length === text.length && text.normalize('NFKC') === text) return { text: whole, at: null }
  const at: number[] = []
  let result = ''
  let position = 0
  for (const letter of text) {
    const part = folded(letter)
    for (let unit = 0; unit < part.length; unit += 1) at.push(position)
    result += part
    position += letter.length
  }
  at.push(text.length)
  return { text: result, at }
}

type Span = [start: number, end: number]

/** Ranges of folded words in a text, sorted and merged. Latin words match at word starts only. */
function spansOf(text: string, words: readonly string[]): Span[] {
  // Fast path: most texts contain none of the words, and positions are expensive.
  if (!containsAny(text, words)) return []
  const { text: plain, at } = foldedWithPositions(text)
  const spans: Span[] = []
  for (const word of words) {
    const isLatin = LATIN.test(word.charAt(0))
    for (let found = plain.indexOf(word); found >= 0; found = plain.indexOf(word, found + word.length)) {
      if (isLatin && LATIN.test(plain.charAt(found - 1))) continue
      // 京都 does not match inside 東京都.
      if (word === '京都' && plain.charAt(found - 1) === '東') continue
      const end = found + word.length
      spans.push(at ? [at[found] ?? 0, at[end] ?? text.length] : [found, end])
    }
  }
  spans.sort(([a], [b]) => a - b)
  return spans.reduce<Span[]>((joined, [start, end]) => {
    const before = joined.at(-1)
    if (before && start <= before[1]) before[1] = Math.max(before[1], end)
    else joined.push([start, end])
    return joined
  }, [])
}

/**
 * Quick check whether a word may occur; folding a whole text treats half-width kana differently than folding single
 * letters.
 */
function containsAny(text: string, words: readonly string[]): boolean {
  const plain = folded(text)
  return words.some((word) => plain.includes(word))
}

const foldedWords = (words: readonly string[]): string[] => words.map(folded).filter(Boolean)

/** Splits a text into runs and marks the matches, for search results. Never HTML. */
export const markedRuns = (text: string, words: readonly string[]): MarkedRun[] =>
  runsOf(text, spansOf(text, foldedWords(words)))

function runsOf(text: string, spans: readonly Span[]): MarkedRun[] {
  const runs: MarkedRun[] = []
  let position = 0
  const add = (end: number, hit: boolean) => {
    if (end > position) runs.push({ text: text.slice(position, end), hit })
    position = end
  }
  for (const [start, end] of spans) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return runs
}

/** Moves a position that would split a surrogate pair. */
const whole = (text: string, position: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(position)) ? position - 1 : position

/** The first match, searched line by line, so that only the matching line is folded with positions. */
function firstSpan(text: string, words: readonly string[]): Span | null {
  if (words.length === 0 || !containsAny(text, words)) return null
  let position = 0
  for (const line of text.split('\n')) {
    const [span] = spansOf(line, words)
    if (span) return [position + span[0], position + span[1]]
    position += line.length + 1
  }
  return null
}

/** An excerpt around the first match, marked; `null` without a match. */
export function markedSnippet(text: string, words: readonly string[]): MarkedRun[] | null {
  const wanted = foldedWords(words)
  const first = firstSpan(text, wanted)
  if (!first) return null
  const lead = text.slice(Math.max(0, first[0] - SNIPPET_BEFORE), first[0])
  const sentence = Math.max(lead.lastIndexOf('。'), lead.lastIndexOf('\n')) + 1
  const start = whole(text, first[0] - lead.length + sentence)
  const end = whole(text, Math.min(text.length, start + SNIPPET_LENGTH))
  const isWhole = start === 0 || sentence > 0
  const piece = `${isWhole ? '' : '…'}${text.slice(start, end).replaceAll('\n', ' ')}${end < text.length ? '…' : ''}`
  return runsOf(piece, spansOf(piece, wanted))
}
