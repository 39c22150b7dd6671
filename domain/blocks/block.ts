import { z } from 'zod'
import { Identifier } from '../text/identifier.ts'
import { BLOCK_TYPES } from './block-types.ts'
import { MAX_NOTES } from './note.ts'
import { notesIn } from './notes.ts'

export type BlockType = keyof typeof BLOCK_TYPES

type BlockSchema = {
  [Type in BlockType]: z.ZodObject<{
    id: typeof Identifier
    type: z.ZodLiteral<Type>
    data: (typeof BLOCK_TYPES)[Type]['data']
  }>
}[BlockType]

const schemas = Object.entries(BLOCK_TYPES).map(([type, { data }]) =>
  z.object({ id: Identifier, type: z.literal(type), data }),
)

/** One block of a body: JSON only, never HTML. */
export const Block = z.discriminatedUnion('type', schemas as unknown as [BlockSchema, ...BlockSchema[]])
export type Block = z.infer<typeof Block>
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

export const Blocks = z.array(Block).refine((blocks) => notesIn(blocks).length <= MAX_NOTES, {
  error: `注は、ひとつの本文に${MAX_NOTES}個までです。`,
})
export type Blocks = z.infer<typeof Blocks>
