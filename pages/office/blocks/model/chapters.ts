import { closeHistory } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { placeAt, placeOfId } from './places.ts'
import { isBlank } from './to-block.ts'

/** The heading of a chapter and everything below it: the first block, and the one after the last. */
type Chapter = { first: number; end: number }

const levelAt = (doc: Node, index: number): number | null => {
  const node = doc.maybeChild(index)
  return node?.type.name === 'heading' ? node.attrs.level : null
}

/** A chapter ends where one of its level, or a higher one, begins. */
const endOf = (doc: Node, first: number, level: number): number => {
  let end = first + 1
  while (end < doc.childCount && (levelAt(doc, end) ?? 9) > level) end++
  // The line to go on writing at the very end belongs to none.
  const isLine = end === doc.childCount && end > first + 1 && isBlank(doc.child(end - 1))
  return isLine ? end - 1 : end
}

/** The chapter of the same level before a place, inside the same chapter of the level above. */
function before(doc: Node, first: number, level: number): Chapter | null {
  for (let index = first - 1; index >= 0; index--) {
    const found = levelAt(doc, index)
    if (found === level) return { first: index, end: first }
    if (found !== null && found < level) return null
  }
  return null
}

const after = (doc: Node, end: number, level: number): Chapter | null =>
  levelAt(doc, end) === level ? { first: end, end: endOf(doc, end, level) } : null

/** The chapter that begins with a heading and the next one of its kind, the upper first; `null` where there is none. */
function neighbours(doc: Node, id: string, by: -1 | 1): [Chapter, Chapter] | null {
  const heading = placeOfId(doc, id)
  const level = heading && levelAt(doc, heading.index)
  if (!heading || level === null) return null
  const own = { first: heading.index, end: endOf(doc, heading.index, level) }
  const other = by < 0 ? before(doc, own.first, level) : after(doc, own.end, level)
  if (!other) return null
  return by < 0 ? [other, own] : [own, other]
}

export const canMoveChapter = (doc: Node, id: string, by: -1 | 1): boolean => neighbours(doc, id, by) !== null

/** A chapter changes places with the one above or below it; `null` where there is none. */
export function moveChapter(state: EditorState, id: string, by: -1 | 1): Transaction | null {
  const { doc } = state
  const found = neighbours(doc, id, by)
  if (!found) return null
  const [upper, lower] = found
  const from = placeAt(doc, upper.first)?.from ?? 0
  const to = placeAt(doc, lower.end)?.from ?? doc.content.size
  const blocks = doc.children
  return closeHistory(state.tr).replaceWith(from, to, [
    ...blocks.slice(lower.first, lower.end),
    ...blocks.slice(upper.first, upper.end),
  ])
}
