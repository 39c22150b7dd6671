import type { Node } from 'prosemirror-model'
import { Block } from '#domain/blocks/block.ts'
import { blockText } from '#domain/blocks/text.ts'
import { countCharacters } from '#domain/text/text-rules.ts'

const CHARACTERS_PER_MINUTE = 500

const known = new WeakMap<Node, number>()

const counted = (node: Node): number => {
  if (node.type.name === 'unknown') return 0
  if (node.type.name !== 'atom') return countCharacters(node.textContent)
  const block = Block.safeParse({ id: node.attrs.id, type: node.attrs.type, data: node.attrs.data })
  return block.success ? countCharacters(blockText(block.data)) : 0
}

/** How many characters a reader reads in a block, in code points. Readings (ruby) are not counted. */
export function charactersOf(node: Node): number {
  const count = known.get(node) ?? counted(node)
  known.set(node, count)
  return count
}

/** Minutes to read so many characters, at least 1. */
export const minutesOf = (characters: number): number =>
  Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE))
