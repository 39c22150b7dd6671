import type { Node } from 'prosemirror-model'
import { type EditorState, NodeSelection, type Selection } from 'prosemirror-state'
import { isBlank } from './to-block.ts'

/** A block in the document: index, node, start and end position. */
export type Place = { index: number; node: Node; from: number; to: number }

export function placeAt(doc: Node, index: number): Place | null {
  const node = doc.maybeChild(index)
  if (!node) return null
  let from = 0
  for (let before = 0; before < index; before++) from += doc.child(before).nodeSize
  return { index, node, from, to: from + node.nodeSize }
}

/** The position of a block among those that are published, from 1, and their number; empty lines do not count. */
export function ordinal(doc: Node, index: number): { at: number; of: number } {
  const written = doc.children.map((node) => !isBlank(node))
  const count = (list: boolean[]) => list.filter(Boolean).length
  return { at: count(written.slice(0, index)) + 1, of: Math.max(count(written), 1) }
}

/** Indexes of the first and last selected block. */
export function selectedIndexes({ $from, $to }: Selection): { first: number; last: number } {
  const first = $from.index(0)
  const isAtStart = $to.depth === 0 && $to.pos > $from.pos
  return { first, last: Math.max(first, isAtStart ? $to.index(0) - 1 : $to.index(0)) }
}

/** The block in which the selection starts. */
export const currentPlace = ({ doc, selection }: EditorState): Place | null =>
  placeAt(doc, Math.min(selectedIndexes(selection).first, doc.childCount - 1))

export const placeOfId = (doc: Node, id: string): Place | null => {
  for (let index = 0; index < doc.childCount; index++)
    if (doc.child(index).attrs.id === id) return placeAt(doc, index)
  return null
}

/** The selected atom. */
export const selectedAtom = ({ selection }: EditorState): Node | null =>
  selection instanceof NodeSelection ? selection.node : null
