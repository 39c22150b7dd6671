import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Author } from './author.ts'

/** An author in the management area. `articles`: number of contents of any kind by this author, drafts included. */
export const ManagedAuthor = Author.extend({
  version: z.int().positive(),
  updatedAt: IsoDateTime.nullable(),
  articles: z.int().nonnegative(),
})
export type ManagedAuthor = z.infer<typeof ManagedAuthor>
