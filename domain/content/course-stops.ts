import { refsOfBlock } from '../blocks/refs.ts'
import type { ContentRef } from './ref.ts'

/** What the model courses among some blocks stop at, in order. */
export const courseStops = (blocks: readonly { type: string; data: unknown }[]): ContentRef[] =>
  blocks.flatMap((block) =>
    block.type === 'timeline' ? refsOfBlock(block).map(({ kind, id }) => ({ kind, id })) : [],
  )
