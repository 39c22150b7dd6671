import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { randomIdentifier } from '#domain/text/identifier.ts'

type Placed = { node: Node; pos: number }

const topLevel = (doc: Node): Placed[] => {
  const found: Placed[] = []
  doc.forEach((node, pos) => {
    found.push({ node, pos })
  })
  return found
}

/** Blocks without an id, or with a duplicate one. Of two, the one with content keeps it. */
const missingIds = (doc: Node): Placed[] => {
  const owners = new Map<string, Placed>()
  const without: Placed[] = []
  for (const placed of topLevel(doc)) {
    const { id } = placed.node.attrs
    const owner = owners.get(id)
    if (!id) without.push(placed)
    else if (!owner) owners.set(id, placed)
    else if (owner.node.content.size === 0 && placed.node.content.size > 0) {
      owners.set(id, placed)
      without.push(owner)
    } else without.push(placed)
  }
  return without
}

const withIds = (transactions: readonly Transaction[], _old: EditorState, state: EditorState) => {
  if (!transactions.some(({ docChanged }) => docChanged)) return null
  const found = missingIds(state.doc)
  if (found.length === 0) return null
  const { tr } = state
  for (const { pos } of found) tr.setNodeAttribute(pos, 'id', randomIdentifier())
  return tr
}

/** Gives every block a unique, stable id: split, pasted and duplicated blocks get a new one. */
export const blockIds = () => new Plugin({ appendTransaction: withIds })
