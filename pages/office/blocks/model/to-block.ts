import type { Node } from 'prosemirror-model'
import { writtenBlock } from '../written/written-blocks.ts'
import { idOf } from './id-of.ts'

/** A block as it is kept while it is written: perhaps not complete, perhaps of a type nobody here knows. */
export type DraftBlock = unknown

const known = new WeakMap<Node, DraftBlock>()

/** As it came, to the letter; a copy has an id of its own. */
const kept = ({ attrs: { id, raw } }: Node): DraftBlock => {
  const own = idOf(raw)
  return own !== null && own !== id ? { ...raw, id } : raw
}

const made = (node: Node): DraftBlock => {
  if (node.type.name === 'unknown') return kept(node)
  if (node.type.name === 'atom') return { id: node.attrs.id, type: node.attrs.type, data: node.attrs.data }
  return { id: node.attrs.id, type: node.type.name, data: writtenBlock(node.type.name)?.dataOf(node) ?? {} }
}

/** A node as a stored block. The same node gives the very same block: who compares, compares by identity. */
export function blockOfNode(node: Node): DraftBlock {
  if (!known.has(node)) known.set(node, made(node))
  return known.get(node)
}

/** A line on which nothing was written is none to a reader. */
export const isBlank = (node: Node): boolean => node.type.name === 'paragraph' && node.content.size === 0

/** The body that a document stands for. */
export function blocksOfDoc(doc: Node): DraftBlock[] {
  return doc.content.content.filter((node) => !isBlank(node)).map(blockOfNode)
}
