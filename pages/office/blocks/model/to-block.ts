import type { Node } from 'prosemirror-model'
import { writtenBlock } from '../written/written-blocks.ts'
import { idOf } from './id-of.ts'

/** A block of a draft: possibly incomplete, possibly of an unknown type. */
export type DraftBlock = unknown

const cache = new WeakMap<Node, DraftBlock>()

/** The original data; a copy has a new id. */
const storedBlock = ({ attrs: { id, raw } }: Node): DraftBlock => {
  const own = idOf(raw)
  return own !== null && own !== id ? { ...raw, id } : raw
}

const made = (node: Node): DraftBlock => {
  if (node.type.name === 'unknown') return storedBlock(node)
  if (node.type.name === 'atom') return { id: node.attrs.id, type: node.attrs.type, data: node.attrs.data }
  return { id: node.attrs.id, type: node.type.name, data: writtenBlock(node.type.name)?.dataOf(node) ?? {} }
}

/** Converts a node to a block. The same node gives the same object, so that callers can compare by identity. */
export function blockOfNode(node: Node): DraftBlock {
  if (!cache.has(node)) cache.set(node, made(node))
  return cache.get(node)
}

/** Empty paragraphs are not published. */
export const isBlank = (node: Node): boolean => node.type.name === 'paragraph' && node.content.size === 0

/** Converts a document to a body. */
export function blocksOfDoc(doc: Node): DraftBlock[] {
  return doc.content.content.filter((node) => !isBlank(node)).map(blockOfNode)
}
