import { z } from 'zod'
import type { AuthorInput } from '#domain/content/author-input.ts'
import { ManagedAuthor } from '#domain/content/managed-author.ts'
import { Publication } from '#domain/publish/publication.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

export const AuthorsAnswer = z.object({
  authors: z.object({
    list: z.array(ManagedAuthor),
    meta: z.object({ total: z.int(), limit: z.int(), cursor: z.string().optional() }),
  }),
})
const AuthorAnswer = z.object({ author: ManagedAuthor })
const ChangedAnswer = AuthorAnswer.extend({ publication: Publication.nullable() })
const ResultAnswer = z.object({ result: z.boolean() })

const client = async () => api((await publicConfig()).apiHost).manage.authors

export const listAuthors = async (query: { q?: string; cursor?: string; limit?: string } = {}) =>
  (await answer(AuthorsAnswer, (await client()).$get({ query }))).authors

export const loadAuthor = async (ref: string): Promise<ManagedAuthor> =>
  (await answer(AuthorAnswer, (await client())[':ref'].$get({ param: { ref } }))).author

export const createAuthor = async (id: Identifier, author: AuthorInput): Promise<ManagedAuthor> =>
  (await answer(AuthorAnswer, (await client()).$post({ json: { id, author } }))).author

type Change = { version: number; author: AuthorInput; publicationId: Identifier }

export const saveAuthor = async (id: string, json: Change) =>
  answer(ChangedAnswer, (await client())[':id'].$patch({ param: { id }, json }))

export const deleteAuthor = async (id: string, version: number): Promise<void> => {
  const call = (await client())[':id'].$delete({ param: { id }, query: { version: String(version) } })
  await answer(ResultAnswer, call)
}
