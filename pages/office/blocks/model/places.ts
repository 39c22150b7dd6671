import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, type Selection } from 'prosemirror-state'
import { isBlank } from './to-block.ts'

/** A block of the document: which it is, what it is, where it begins and ends. */
export type Place = { index: number; node: Node; from: number; to: number }

export function placeAt(doc: Node, index: number): Place | null {
  const node = doc.maybeChild(index)
  if (!node) return null
  let from = 0
  for (let before = 0; before < index; before++) from += doc.child(before).nodeSize
  return { index, node, from, to: from + node.nodeSize }
}

/** Which of the blocks that readers get a place is, from 1, and how many there are: empty lines are none. */
export function ordinal(doc: Node, index: number): { at: number; of: number } {
  const written = doc.children.map((node) => !isBlank(node))
  const count = (list: boolean[]) => list.filter(Boolean).length
  return { at: count(written.slice(0, index)) + 1, of: Math.max(count(written), 1) }
}

/** The first and the last block that a selection reaches into. */
export function selectedIndexes({ $from, $to }: Selection): { first: number; last: number } {
  const first = $from.index(0)
  const isAtStart = $to.depth === 0 && $to.pos > $from.pos
  return { first, last: Math.max(first, isAtStart ? $to.index(0) - 1 : $to.index(0)) }
}

/** The block in which the selection begins. */
export const currentPlace = ({ doc, selection }: EditorState): Place | null =>
  placeAt(doc, Math.min(selectedIndexes(selection).first, doc.childCount - 1))

export const placeOfId = (doc: Node, id: string): Place | null => {
  for (let index = 0; index < doc.childCount; index++)
    if (doc.child(index).attrs.id === id) return placeAt(doc, index)
  return null
}

/** The block that is selected as a whole: an atom. */
export const selectedAtom = ({ selection }: EditorState): Node | null =>
  selection instanceof NodeSelection ? selection.node : null
