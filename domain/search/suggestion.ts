import { z } from 'zod'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'

/** A search suggestion. `value` is the prefecture's slug, the tag, or the name. */
export const Suggestion = z.discriminatedUnion('type', [
  z.object({ type: z.literal('prefecture'), label: z.string(), value: z.string() }),
  z.object({ type: z.literal('tag'), label: z.string(), value: z.string() }),
  z.object({
    type: z.literal('name'),
    label: z.string(),
    value: z.string(),
    kind: z.enum(ALL_CONTENT_KINDS),
  }),
])
export type Suggestion = z.infer<typeof Suggestion>
