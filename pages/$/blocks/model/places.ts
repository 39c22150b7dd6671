import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, type Selection } from 'prosemirror-state'

/** A block of the document: which it is, what it is, where it begins and ends. */
export type Place = { index: number; node: Node; from: number; to: number }

export function placeAt(doc: Node, index: number): Place | null {
  const node = doc.maybeChild(index)
  if (!node) return null
  let from = 0
  for (let before = 0; before < index; before++) from += doc.child(before).nodeSize
  return { index, node, from, to: from + node.nodeSize }
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
