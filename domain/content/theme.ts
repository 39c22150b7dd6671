import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { Publishable } from './publishable.ts'

/** The maximum of tags: the page reads the newest entries of each. */
const MAX_TAGS = 8

/**
 * A page that introduces a subject and gathers the newest entries of every kind that have one of its tags; `order` sorts
 * the list ascending.
 */
export const Theme = Publishable.extend({
  title: z.string().min(1).max(40),
  catch: z.string().min(1).max(80),
  tags: Publishable.shape.tags.min(1).max(MAX_TAGS),
  body: Blocks.min(1),
  order: z.int(),
})
export type Theme = z.infer<typeof Theme>
