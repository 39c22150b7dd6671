import type { z } from 'zod'
import { Author } from './author.ts'

/** What the office writes of an author. Whose account it is, is said elsewhere. */
export const AuthorInput = Author.omit({ id: true, accountId: true })
export type AuthorInput = z.infer<typeof AuthorInput>

/** What was written, of what is known. */
export const authorInputOf = (author: AuthorInput): AuthorInput => AuthorInput.parse(author)
