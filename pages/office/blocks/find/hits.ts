import type { Node } from 'prosemirror-model'
import { folded } from '#domain/search/text.ts'

/** A place in the document. */
export type Hit = { from: number; to: number }

/** `isLoose`: kana, width and case make no difference. */
export type Wanted = { words: string; isLoose: boolean }

type Span = readonly [start: number, end: number]

/** The longest text that is searched for, in UTF-16 units. */
export const MAX_WORDS = 200

/** A letter with its voicing or combining marks: `ｶﾞ` is two characters and one letter. */
const LETTER = /[\s\S][\u3099\u309a\uff9e\uff9f\p{M}]*/gu

/** A folded text, and for each of its units the letter of the original that it is of. */
type Loose = { text: string; letters: Span[] }

const looseOf = (text: string): Loose => {
  const letters: Span[] = []
  let all = ''
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const one = folded(letter)
    all += one
    for (let unit = 0; unit < one.length; unit++) letters.push([index, index + letter.length])
  }
  return { text: all, letters }
}

function exactSpans(text: string, words: string): Span[] {
  const found: Span[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    found.push([at, at + words.length])
  return found
}

/** Only whole letters are found: `k` is not in `㎞`. */
function looseSpans({ text, letters }: Loose, words: string): Span[] {
  const isEdge = (unit: number) => letters[unit]?.[0] !== letters[unit - 1]?.[0]
  return exactSpans(text, words).flatMap(([start, end]): Span[] => {
    const [first, last] = [letters[start], letters[end - 1]]
    return first && last && isEdge(start) && isEdge(end) ? [[first[0], last[1]]] : []
  })
}

/** The text of a node in which each position is one unit; notes are in no word. */
const textOf = (node: Node): string =>
  node.textBetween(0, node.content.size, null, (leaf) => (leaf.type.name === 'lineBreak' ? '\n' : '\ufffc'))

const looseTexts = new WeakMap<Node, Loose>()

const spansIn = (node: Node, { words, isLoose }: Wanted): Span[] => {
  if (!isLoose) return exactSpans(textOf(node), words)
  const text = looseTexts.get(node) ?? looseOf(textOf(node))
  looseTexts.set(node, text)
  return looseSpans(text, words)
}

/** The hits of the last search in texts that have not changed since. */
let known: { wanted: Wanted; spans: WeakMap<Node, Span[]> } | null = null

/** All places of some words in the texts of a body, in order. Words across blocks, notes and line breaks are not found. */
export function hitsOf(doc: Node, { words, isLoose }: Wanted): Hit[] {
  const wanted = { words: isLoose ? folded(words) : words, isLoose }
  if (!wanted.words) return []
  if (known?.wanted.words !== wanted.words || known.wanted.isLoose !== isLoose)
    known = { wanted, spans: new WeakMap() }
  const { spans } = known
  const hits: Hit[] = []
  doc.descendants((node, at) => {
    if (!node.isTextblock) return !node.isAtom
    const own = spans.get(node) ?? spansIn(node, wanted)
    spans.set(node, own)
    for (const [start, end] of own) hits.push({ from: at + 1 + start, to: at + 1 + end })
    return false
  })
  return hits
}
