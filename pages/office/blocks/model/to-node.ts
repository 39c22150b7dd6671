import { Fragment, type Node } from 'prosemirror-model'
import { z } from 'zod'
import { isBlockType } from '#domain/blocks/block-types.ts'
import type { NotedRun } from '#domain/blocks/inline.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import type { NodeMaker, WrittenBlock } from '../written/written-block.ts'
import { type WrittenNodeName, writtenBlock } from '../written/written-blocks.ts'
import { idOf } from './id-of.ts'
import { fragmentOf } from './inline-text.ts'
import { schema } from './schema.ts'
import { blockOfNode } from './to-block.ts'

const AnyBlock = z.strictObject({
  id: Identifier,
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
})
type AnyBlock = z.infer<typeof AnyBlock>

const { nodes } = schema

const make: NodeMaker<WrittenNodeName> = {
  node: (name, attrs, content) => nodes[name].create(attrs, content),
  text: (value) => (typeof value === 'string' && value ? schema.text(value) : null),
  runs: (value) => fragmentOf(value as NotedRun[]),
}

const written = ({ id, type, data }: AnyBlock, block: WrittenBlock): Node | null => {
  const normal = block.normalData(data)
  if (block.hasValidAttributes?.(normal) === false) return null
  try {
    const node = block.nodeOf(make, id, normal)
    node.check()
    // Blocks that would change in a round trip are not edited.
    return isEqual(blockOfNode(node), { id, type, data: normal }) ? node : null
  } catch {
    return null
  }
}

const readable = (block: AnyBlock): Node | null => {
  const own = writtenBlock(block.type)
  if (own) return written(block, own)
  return isBlockType(block.type) ? nodes.atom.create(block) : null
}

/**
 * Converts a stored block to a node. Unknown types, and data that the editor could not return unchanged, become a
 * read-only node that preserves the block.
 */
export function nodeOfBlock(raw: unknown): Node {
  const block = AnyBlock.safeParse(raw)
  const node = block.success ? readable(block.data) : null
  return node ?? nodes.unknown.create({ id: idOf(raw) ?? randomIdentifier(), raw })
}

export const newParagraph = (): Node => nodes.paragraph.create({ id: randomIdentifier() })

/** Converts a body to a document; an empty body is an empty line. */
export function docOfBlocks(blocks: readonly unknown[]): Node {
  const children = blocks.map(nodeOfBlock)
  return nodes.doc.create(null, Fragment.fromArray(children.length > 0 ? children : [newParagraph()]))
}
