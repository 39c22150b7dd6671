import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import type { AuthorInput } from '#domain/content/author-input.ts'
import { ManagedAuthor } from '#domain/content/managed-author.ts'
import { Publication } from '#domain/publish/publication.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const AuthorAnswer = z.object({ author: ManagedAuthor })

export const listAuthors = endpoint('GET /manage/authors', z.object({ authors: listOf(ManagedAuthor) }))
const get = endpoint('GET /manage/authors/:id', AuthorAnswer, { endsWithPage: true })
const create = endpoint('POST /manage/authors', AuthorAnswer)
const save = endpoint(
  'PATCH /manage/authors/:id',
  AuthorAnswer.extend({ publication: Publication.nullable() }),
)
const remove = endpoint('DELETE /manage/authors/:id', Done)

export const loadAuthor = async (ref: string): Promise<ManagedAuthor> =>
  (await request(get({ param: { id: ref } }))).author

export const createAuthor = async (id: Identifier, author: AuthorInput): Promise<ManagedAuthor> =>
  (await request(create({ json: { id, author } }))).author

type Change = { version: number; author: AuthorInput; publicationId: Identifier }

export const saveAuthor = (id: string, json: Change) => request(save({ param: { id }, json }))

export const deleteAuthor = async (id: string, version: number): Promise<void> => {
  await request(remove({ param: { id }, query: { version: String(version) } }))
}
