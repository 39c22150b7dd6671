import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { reachOfKind } from '#domain/content/reach.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow, myself, ownerIn } from '../../auth/allow.ts'
import { findIdBySlug } from '../../db/manuscripts/manuscripts.server.ts'
import { createDraft } from '../../manuscripts/create.ts'
import { discard } from '../../manuscripts/discard.ts'
import { findDocument } from '../../manuscripts/document.ts'
import { saveDraft } from '../../manuscripts/save-draft.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { ManuscriptListQuery, manuscriptList } from './list-query.ts'
import { manuscriptHistory } from './manuscript-history.ts'
import { canPublish, manuscriptSteps } from './manuscript-steps.ts'
import { previewCalls } from './preview-token.ts'
import { reportsOfKind } from './reader-reports.ts'
import { done, missing } from './written.ts'

/**
 * The longest document, in bytes of JSON: a publication stores both public states in one row, and D1 limits rows to 2
 * MB (https://developers.cloudflare.com/d1/platform/limits/).
 */
const MAX_DOCUMENT_LENGTH = 768 * 1024
const TOO_LONG = '原稿が大きすぎます。768KBまでにしてください。記事を分けると、読者にも読みやすくなります。'

const ListQuery = ManuscriptListQuery.omit({ kind: true })
const Discarded = z.strictObject({ version: z.coerce.number().int().positive() })

/**
 * The calls of the manuscripts of one kind: `/v1/manage/article-pages`. A list (`data.manuscripts`), one complete
 * document (`data.document`) by its id, or by `by-slug/{slug}` of its page's address; PATCH `{version, fields,
 * keepLast}` saves the working copy with all its fields, and DELETE `?version=` deletes a draft that was never
 * published.
 */
export function manuscriptCalls(kind: ContentKind) {
  const fields = draftSchemaOf(kind)
  const { label } = CONTENT_KINDS[kind]
  const Saved = z.strictObject({ version: z.int().positive(), fields, keepLast: z.boolean().optional() })
  const find = async (c: Context<AllowedEnv>, id: string) => {
    const document = await findDocument(c.env.DB, kind, id, ownerIn(c), new Date())
    if (!document) throw missing(c, `指定された${label}は見つかりません。`)
    return document
  }
  return new Hono<AppEnv>()
    .get('/', allow('read', kind, myself), query(ListQuery), async (c) => {
      const { account, scope } = c.var
      const requester = { accountId: account.id, reach: reachOfKind(kind, scope), kind }
      return c.json(ok({ manuscripts: await manuscriptList(c.env.DB, c.req.valid('query'), requester) }))
    })
    .post(
      '/',
      allow('create', kind, myself),
      body(z.strictObject({ id: Identifier, fields: fields.optional() }), MAX_DOCUMENT_LENGTH, TOO_LONG),
      async (c) => {
        const { id, fields: written = {} } = c.req.valid('json')
        const draft = { kind, id, fields: written, accountId: c.var.account.id, now: new Date() }
        return c.json(ok({ document: done(c, await createDraft(c.env.DB, draft)).document }))
      },
    )
    .get('/by-slug/:slug', allow('read', kind, myself), async (c) => {
      const id = await findIdBySlug(c.env.DB, kind, c.req.param('slug'), ownerIn(c))
      return c.json(ok({ document: await find(c, id ?? '') }))
    })
    .get('/:id', allow('read', kind, myself), async (c) =>
      c.json(ok({ document: await find(c, c.req.param('id')) })),
    )
    .patch('/:id', allow('update', kind, myself), body(Saved, MAX_DOCUMENT_LENGTH, TOO_LONG), async (c) => {
      const result = await saveDraft(c.env.DB, {
        kind,
        id: c.req.param('id'),
        ownerLimit: ownerIn(c),
        ...c.req.valid('json'),
        accountId: c.var.account.id,
        canPublish: canPublish(c, kind),
        now: new Date(),
      })
      return c.json(ok({ document: done(c, result).document }))
    })
    .delete('/:id', allow('delete', kind, myself), query(Discarded), async (c) => {
      const change = { kind, id: c.req.param('id'), ownerLimit: ownerIn(c), now: new Date() }
      done(
        c,
        await discard(c.env.DB, {
          ...change,
          ...c.req.valid('query'),
          accountId: c.var.account.id,
          canPublish: canPublish(c, kind),
        }),
      )
      return c.json(ok({ result: true }))
    })
    .route('/', manuscriptSteps(kind))
    .route('/', manuscriptHistory(kind))
    .route('/', previewCalls(kind))
    .route('/', reportsOfKind(kind))
}
