import { Hono } from 'hono'
import { z } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself, ownerIn } from '../../auth/allow.ts'
import { listComments } from '../../db/manuscripts/review-comments.server.ts'
import { findRevision, listRevisions } from '../../db/manuscripts/revisions.server.ts'
import { addComment, settleComment } from '../../manuscripts/comments.ts'
import { restoreRevision } from '../../manuscripts/restore-revision.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'
import { canPublish } from './manuscript-steps.ts'
import { done, findReached, missing } from './written.ts'

const DEFAULT_LIMIT = 50

const RevisionsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: Cursor.pipe(z.tuple([z.coerce.number<string | number>(), z.string()])).optional(),
})

/** Chosen by the client, so that a comment without an answer can be repeated. */
const NewComment = z.strictObject({
  id: Identifier,
  blockId: Identifier.nullable().optional(),
  text: z.string().trim().min(1).max(2000),
})

const versionIn = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0)

/** Revisions and comments of a manuscript: `/v1/manage/{kind}/{id}/revisions`, `…/comments`. */
export function manuscriptHistory(kind: ContentKind) {
  return (
    new Hono<AppEnv>()
      .get('/:id/revisions', allow('read', kind, myself), query(RevisionsQuery), async (c) => {
        const { limit = DEFAULT_LIMIT, cursor } = c.req.valid('query')
        const { id } = await findReached(c, kind)
        const page = await listRevisions(c.env.DB, id, { limit, ...(cursor && { before: cursor[0] }) })
        const meta = { total: page.total, limit, ...(page.next && { cursor: encodeCursor(page.next) }) }
        return c.json(ok({ revisions: { list: page.revisions, meta } }))
      })
      .get('/:id/revisions/:version', allow('read', kind, myself), async (c) => {
        const { id } = await findReached(c, kind)
        const found = await findRevision(c.env.DB, id, versionIn(c.req.param('version')))
        if (!found) throw notFound(c)
        return c.json(ok(found))
      })
      .post(
        '/:id/revisions/:version/restore',
        allow('update', kind, myself),
        body(z.strictObject({ version: z.int().positive() })),
        async (c) => {
          const result = await restoreRevision(c.env.DB, {
            kind,
            id: c.req.param('id'),
            ownerLimit: ownerIn(c),
            ...c.req.valid('json'),
            revision: versionIn(c.req.param('version')),
            accountId: c.var.account.id,
            canPublish: canPublish(c, kind),
            now: new Date(),
          })
          return c.json(ok({ document: done(c, result).document }))
        },
      )
      .get('/:id/comments', allow('read', kind, myself), async (c) => {
        const { id } = await findReached(c, kind)
        const list = await listComments(c.env.DB, id)
        return c.json(ok({ comments: { list, meta: { total: list.length, limit: 500 } } }))
      })
      // Reading a manuscript is enough to comment on it.
      .post('/:id/comments', allow('read', kind, myself), body(NewComment), async (c) => {
        const on = await findReached(c, kind)
        const { id, blockId = null, text } = c.req.valid('json')
        const made = { id, on, blockId, text, by: c.var.account.id, now: new Date() }
        const comment = await addComment(c.env.DB, made)
        if (!comment) throw missing(c)
        return c.json(ok({ comment }))
      })
      .post(
        '/:id/comments/:comment/resolve',
        allow('read', kind, myself),
        body(z.strictObject({ resolved: z.boolean().optional() })),
        async (c) => {
          const on = await findReached(c, kind)
          const { resolved = true } = c.req.valid('json')
          const settled = {
            on,
            id: c.req.param('comment'),
            resolved,
            by: c.var.account.id,
            now: new Date(),
          }
          const comment = await settleComment(c.env.DB, settled)
          if (!comment) throw missing(c)
          return c.json(ok({ comment }))
        },
      )
  )
}
