import { z } from 'zod'
import { Identifier } from '../text/identifier.ts'
import { ALL_CONTENT_KINDS } from './kind.ts'

export const ContentKindSchema = z.enum(ALL_CONTENT_KINDS)

/** A reference to content. Blocks and features store references instead of copies, so a fact changes in one place. */
export const ContentRef = z.object({ kind: ContentKindSchema, id: Identifier })
export type ContentRef = z.infer<typeof ContentRef>
