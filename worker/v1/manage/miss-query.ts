import { z } from 'zod'

/** The query of a list of what readers missed. */
export const MissQuery = z.strictObject({
  sort: z.enum(['hits', 'last']).default('hits'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** An offset: the list is short, and changes meanwhile. */
  offset: z.coerce.number().int().min(0).max(1000).default(0),
})
