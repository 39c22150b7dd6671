import { z } from 'zod'

/** 36 characters starting with `a`, so that it is also a valid DOM id and CSS selector (spec §9). */
export const Identifier = z.string().regex(/^a[0-9a-f-]{35}$/)
export type Identifier = z.infer<typeof Identifier>

/** A new random identifier: a UUID with the first character replaced by `a` (spec §9, "Random identifier"). */
export function randomIdentifier(): Identifier {
  return `a${crypto.randomUUID().slice(1)}`
}
