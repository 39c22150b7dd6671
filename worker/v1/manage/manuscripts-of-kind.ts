import { Hono } from 'hono'
import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { Identifier } from '#domain/identifier.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'
import { grantedScope } from '#domain/permission.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself, type OwnerOf } from '../../auth/allow.ts'
import { findOwner } from '../../db/manuscripts.server.ts'
import { createDraft } from '../../manuscripts/create.ts'
import { findDocument } from '../../manuscripts/document.ts'
import { saveDraft } from '../../manuscripts/save-draft.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { done } from './written.ts'

/** The longest document, in bytes of JSON. */
export const LONGEST_DOCUMENT = 1024 * 1024

/** The calls of the manuscripts of one kind: `/v1/manage/article-pages`. */
export function manuscriptCalls(kind: ContentKind) {
  const fields = draftSchemaOf(kind)
  const ownerOf: OwnerOf = (c) => findOwner(c.env.DB, kind, c.req.param('ref') ?? '')
  return new Hono<AppEnv>()
    .post(
      '/',
      allow('create', kind, myself),
      body(z.strictObject({ id: Identifier, fields: fields.optional() }), LONGEST_DOCUMENT),
      async (c) => {
        const { id, fields: written = {} } = c.req.valid('json')
        const draft = { kind, id, fields: written, accountId: c.var.account.id, now: new Date() }
        return c.json(ok({ document: done(c, await createDraft(c.env.DB, draft)).document }))
      },
    )
    .get('/:ref', allow('read', kind, ownerOf), async (c) => {
      const document = await findDocument(c.env.DB, kind, c.req.param('ref'), new Date())
      if (!document) throw notFound(c, `指定された${CONTENT_KINDS[kind].label}は見つかりません。`)
      return c.json(ok({ document }))
    })
    .patch(
      '/:ref',
      allow('update', kind, ownerOf),
      body(z.strictObject({ version: z.int().positive(), fields }), LONGEST_DOCUMENT),
      async (c) => {
        const result = await saveDraft(c.env.DB, {
          kind,
          ref: c.req.param('ref'),
          ...c.req.valid('json'),
          accountId: c.var.account.id,
          mayPublish: grantedScope(c.var.account.role.permissions, 'publish', kind) !== null,
          now: new Date(),
        })
        return c.json(ok({ document: done(c, result).document }))
      },
    )
}
