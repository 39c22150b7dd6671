import type { ContentRef } from '../content/ref.ts'
import type { Block, Blocks } from './block.ts'
import { CARD_BLOCK_KINDS, isCardBlock } from './card-block.ts'

function refsOfBlock(block: Block): ContentRef[] {
  if (isCardBlock(block)) return [{ kind: CARD_BLOCK_KINDS[block.type], id: block.data.refId }]
  if (block.type === 'ranking') return block.data.items.flatMap((item) => item.ref ?? [])
  if (block.type === 'timeline') return block.data.steps.flatMap((step) => step.ref ?? [])
  return block.type === 'map' ? block.data.points : []
}

/** Every content entity that the blocks mention, once each, in the order of first mention. */
export function refsOfBlocks(blocks: Blocks): ContentRef[] {
  const refs = blocks.flatMap(refsOfBlock)
  return [...new Map(refs.map((ref) => [`${ref.kind}:${ref.id}`, ref])).values()]
}

/** What card blocks mention: these show facts, where rankings and courses only name and link. */
export const refsOfCardBlocks = (blocks: Blocks): ContentRef[] =>
  refsOfBlocks(blocks.filter((block) => isCardBlock(block)))
