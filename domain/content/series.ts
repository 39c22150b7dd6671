import { z } from 'zod'
import { Identifier } from '../text/identifier.ts'
import { Publishable } from './publishable.ts'

/** The maximum of parts: their pages are published again when the series changes. */
export const MAX_PARTS = 50

/**
 * Several articles in an order, numbered by it: `parts` are their ids. A part that is not public keeps its number, so that
 * the others keep theirs. `order` sorts the list of series ascending.
 */
export const Series = Publishable.extend({
  title: z.string().min(1).max(40),
  catch: z.string().min(1).max(80),
  lead: z.string().min(1).max(400),
  parts: z
    .array(Identifier)
    .min(1)
    .max(MAX_PARTS)
    .refine((parts) => new Set(parts).size === parts.length, {
      error: '同じ記事が、2回入っています。',
    }),
  order: z.int(),
})
export type Series = z.infer<typeof Series>
