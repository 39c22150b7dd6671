import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Author } from './author.ts'

/** An author as the office knows them. `articles`: how much content of any kind names them as its writer, up to 1,000. */
export const ManagedAuthor = Author.extend({
  version: z.int().positive(),
  updatedAt: IsoDateTime.nullable(),
  articles: z.int().nonnegative(),
})
export type ManagedAuthor = z.infer<typeof ManagedAuthor>
