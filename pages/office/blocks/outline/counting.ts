import type { Node } from 'prosemirror-model'
import { Block } from '#domain/blocks/block.ts'
import { blockText } from '#domain/blocks/text.ts'
import { countCharacters } from '#domain/text/text-rules.ts'

const CHARACTERS_PER_MINUTE = 500

const cache = new WeakMap<Node, number>()

const counted = (node: Node): number => {
  if (node.type.name === 'unknown') return 0
  if (node.type.name !== 'atom') return countCharacters(node.textContent.replaceAll('\n', ''))
  const block = Block.safeParse({ id: node.attrs.id, type: node.attrs.type, data: node.attrs.data })
  return block.success ? countCharacters(blockText(block.data)) : 0
}

/** Number of visible characters of a block in code points, without ruby readings. */
export function charactersOf(node: Node): number {
  const count = cache.get(node) ?? counted(node)
  cache.set(node, count)
  return count
}

/** Reading time in minutes, at least 1. */
export const minutesOf = (characters: number): number =>
  Math.max(1, Math.round(characters / CHARACTERS_PER_MINUTE))
