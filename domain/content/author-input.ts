import type { z } from 'zod'
import { Author } from './author.ts'

/** The editable fields of an author. The linked account is set elsewhere. */
export const AuthorInput = Author.omit({ id: true, accountId: true })
export type AuthorInput = z.infer<typeof AuthorInput>

/** Picks the editable fields. */
export const authorInputOf = (author: AuthorInput): AuthorInput => AuthorInput.parse(author)
