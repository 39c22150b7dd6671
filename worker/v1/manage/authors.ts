import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import { AuthorInput } from '#domain/content/author-input.ts'
import type { ManagedAuthor } from '#domain/content/managed-author.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, allowContent } from '../../auth/allow.ts'
import { findManagedAuthorByRef, listAuthors } from '../../db/content/managed-authors.server.ts'
import { createAuthor, removeAuthor, updateAuthor } from '../../office/authors.ts'
import { runPublication } from '../../publish/run-publication.ts'
import { conflict, notFound, ok, wrongField } from '../answer.ts'
import { body } from '../body.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 100

const AuthorsQuery = z.strictObject({
  q: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  cursor: Cursor.pipe(z.tuple([z.string(), z.string()])).optional(),
})
const NewAuthor = z.strictObject({ id: Identifier, author: z.strictObject(AuthorInput.shape) })
const ChangedAuthor = z.strictObject({
  version: z.int().positive(),
  author: z.strictObject(AuthorInput.shape),
  publicationId: Identifier,
})
const Removal = z.strictObject({ version: z.coerce.number().int().positive() })

const changedMeanwhile = 'ほかの人または別の画面で変更されています。内容を確認してください。'

/**
 * `/v1/manage/authors`: the authors. A change is public at once on all their pages, so it requires the permission to
 * publish; reading does not.
 */
export const authors = new Hono<AppEnv>()
  .get('/', allowContent('read'), query(AuthorsQuery), async (c) => {
    const { q, limit = DEFAULT_LIMIT, cursor } = c.req.valid('query')
    const page = { limit, ...(q && { q }), ...(cursor && { after: cursor }) }
    const { authors: list, total, next } = await listAuthors(c.env.DB, page)
    const data: { authors: List<ManagedAuthor> } = {
      authors: { list, meta: { total, limit, ...(next && { cursor: encodeCursor(next) }) } },
    }
    return c.json(ok(data))
  })
  .post('/', allow('publish', 'content'), body(NewAuthor), async (c) => {
    const { id, author } = c.req.valid('json')
    const made = await createAuthor(c.env.DB, { id, input: author, by: c.var.account.id, now: new Date() })
    if (made.outcome === 'taken')
      throw wrongField(c, 'author.slug', 'このURLの名前は、ほかの書き手が使っています。')
    return c.json(ok({ author: made.author }))
  })
  .get('/:id', allowContent('read'), async (c) => {
    const author = await findManagedAuthorByRef(c.env.DB, c.req.param('id'))
    if (!author) throw notFound(c, '指定された書き手は見つかりません。')
    return c.json(ok({ author }))
  })
  .patch('/:id', allow('publish', 'content'), body(ChangedAuthor), async (c) => {
    const { version, author: input, publicationId } = c.req.valid('json')
    const change = { version, input, publicationId, by: c.var.account.id, now: new Date() }
    const result = await updateAuthor(c.env.DB, c.req.param('id'), change)
    if (result.outcome === 'missing') throw notFound(c, '指定された書き手は見つかりません。')
    if (result.outcome === 'taken')
      throw wrongField(c, 'author.slug', 'このURLの名前は、ほかの書き手が使っています。')
    if (result.outcome === 'conflict') throw conflict(c, changedMeanwhile, { author: result.author })
    const publication = result.publicationId ? await runPublication(c.env, result.publicationId) : null
    return c.json(ok({ author: result.author, publication }))
  })
  .delete('/:id', allow('publish', 'content'), query(Removal), async (c) => {
    const { version } = c.req.valid('query')
    const removal = { version, by: c.var.account.id, now: new Date() }
    const result = await removeAuthor(c.env.DB, c.req.param('id'), removal)
    if (result.outcome === 'missing') throw notFound(c, '指定された書き手は見つかりません。')
    if (result.outcome === 'used')
      throw conflict(
        c,
        'この書き手の名前が出ているページがあるので、消せません。先にほかの書き手に替えてください。',
      )
    if (result.outcome === 'conflict') throw conflict(c, changedMeanwhile, { author: result.author })
    return c.json(ok({ result: true }))
  })
