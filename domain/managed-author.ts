import { z } from 'zod'
import { Author } from './author.ts'
import { IsoDateTime } from './iso-date.ts'

/** An author as the office knows them. `articles`: how much content of any kind names them as its writer or editor. */
export const ManagedAuthor = z.strictObject({
  author: Author,
  version: z.int().positive(),
  updatedAt: IsoDateTime.nullable(),
  articles: z.int().nonnegative(),
})
export type ManagedAuthor = z.infer<typeof ManagedAuthor>
