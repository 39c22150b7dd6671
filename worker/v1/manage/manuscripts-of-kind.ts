import { Hono } from 'hono'
import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { reachOfKind } from '#domain/content-reach.ts'
import { Identifier } from '#domain/identifier.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself, type OwnerOf } from '../../auth/allow.ts'
import { findOwner } from '../../db/manuscripts.server.ts'
import { createDraft } from '../../manuscripts/create.ts'
import { discard } from '../../manuscripts/discard.ts'
import { findDocument } from '../../manuscripts/document.ts'
import { saveDraft } from '../../manuscripts/save-draft.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { ManuscriptListQuery, manuscriptList } from './list-query.ts'
import { manuscriptHistory } from './manuscript-history.ts'
import { manuscriptSteps, mayPublish } from './manuscript-steps.ts'
import { previewCalls } from './preview-token.ts'
import { done } from './written.ts'

/**
 * The longest document, in bytes of JSON: a publication keeps what readers saw and see in one row, and D1 takes rows of
 * 2 MB (https://developers.cloudflare.com/d1/platform/limits/).
 */
const LONGEST_DOCUMENT = 768 * 1024
const TOO_LONG = '原稿が大きすぎます。768KBまでにしてください。記事を分けると、読者にも読みやすくなります。'

const ListQuery = ManuscriptListQuery.omit({ kind: true })
const Discarded = z.strictObject({ version: z.coerce.number().int().positive() })

/**
 * The calls of the manuscripts of one kind: `/v1/manage/article-pages`. A list (`data.manuscripts`), one whole
 * (`data.document`) by id or slug, its working copy saved by PATCH `{version, fields}` with all its fields, and a draft
 * that was never published removed by DELETE `?version=`.
 */
export function manuscriptCalls(kind: ContentKind) {
  const fields = draftSchemaOf(kind)
  const { label } = CONTENT_KINDS[kind]
  const ownerOf: OwnerOf = (c) => findOwner(c.env.DB, kind, c.req.param('ref') ?? '')
  return new Hono<AppEnv>()
    .get('/', allow('read', kind, myself), query(ListQuery), async (c) => {
      const { account, scope } = c.var
      const asker = { accountId: account.id, reach: reachOfKind(kind, scope), kind }
      return c.json(ok({ manuscripts: await manuscriptList(c.env.DB, c.req.valid('query'), asker) }))
    })
    .post(
      '/',
      allow('create', kind, myself),
      body(z.strictObject({ id: Identifier, fields: fields.optional() }), LONGEST_DOCUMENT, TOO_LONG),
      async (c) => {
        const { id, fields: written = {} } = c.req.valid('json')
        const draft = { kind, id, fields: written, accountId: c.var.account.id, now: new Date() }
        return c.json(ok({ document: done(c, await createDraft(c.env.DB, draft)).document }))
      },
    )
    .get('/:ref', allow('read', kind, ownerOf), async (c) => {
      const document = await findDocument(c.env.DB, kind, c.req.param('ref'), new Date())
      if (!document) throw notFound(c, `指定された${label}は見つかりません。`)
      return c.json(ok({ document }))
    })
    .patch(
      '/:ref',
      allow('update', kind, ownerOf),
      body(z.strictObject({ version: z.int().positive(), fields }), LONGEST_DOCUMENT, TOO_LONG),
      async (c) => {
        const result = await saveDraft(c.env.DB, {
          kind,
          ref: c.req.param('ref'),
          ...c.req.valid('json'),
          accountId: c.var.account.id,
          mayPublish: mayPublish(c, kind),
          now: new Date(),
        })
        return c.json(ok({ document: done(c, result).document }))
      },
    )
    .delete('/:ref', allow('delete', kind, ownerOf), query(Discarded), async (c) => {
      const change = { kind, ref: c.req.param('ref'), ...c.req.valid('query'), now: new Date() }
      done(c, await discard(c.env.DB, { ...change, accountId: c.var.account.id }))
      return c.json(ok({ result: true }))
    })
    .route('/', manuscriptSteps(kind))
    .route('/', manuscriptHistory(kind))
    .route('/', previewCalls(kind))
}
