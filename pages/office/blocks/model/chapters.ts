import { closeHistory } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { placeAt, placeOfId } from './places.ts'
import { isBlank } from './to-block.ts'

/** A heading and everything below it: index of the first block, and of the one after the last. */
type Chapter = { first: number; end: number }

const levelAt = (doc: Node, index: number): number | null => {
  const node = doc.maybeChild(index)
  return node?.type.name === 'heading' ? node.attrs.level : null
}

/** A chapter ends at the next heading of the same or a higher level. */
const endOf = (doc: Node, first: number, level: number): number => {
  let end = first + 1
  while (end < doc.childCount && (levelAt(doc, end) ?? 9) > level) end++
  // The empty last line belongs to no chapter.
  const isLine = end === doc.childCount && end > first + 1 && isBlank(doc.child(end - 1))
  return isLine ? end - 1 : end
}

/** The previous chapter of the same level within the same parent. */
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

/** A chapter and its neighbour, the upper one first; `null` without one. */
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

/** Swaps a chapter with its neighbour; `null` without one. */
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
