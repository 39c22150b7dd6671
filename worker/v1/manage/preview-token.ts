import { Hono } from 'hono'
import { CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, type OwnerOf } from '../../auth/allow.ts'
import { readSealKeys } from '../../config.ts'
import { auditStatement } from '../../db/audit.server.ts'
import { findOwner, findWorking } from '../../db/manuscripts.server.ts'
import { endPreviewsStatement } from '../../db/preview-ends.server.ts'
import { PREVIEW_MS, signPreview } from '../../preview/preview-token.ts'
import { notFound, ok } from '../answer.ts'

/**
 * `/v1/manage/{kind}/{ref}/preview-token`: a link to the preview for whoever may read the manuscript, good for an hour;
 * `DELETE` takes back every link to it that was made so far.
 */
export function previewCalls(kind: ContentKind) {
  const ownerOf: OwnerOf = (c) => findOwner(c.env.DB, kind, c.req.param('ref') ?? '')
  const missing = `指定された${CONTENT_KINDS[kind].label}は見つかりません。`
  return new Hono<AppEnv>()
    .post('/:ref/preview-token', allow('read', kind, ownerOf), async (c) => {
      const working = await findWorking(c.env.DB, kind, c.req.param('ref'))
      if (!working) throw notFound(c, missing)
      const madeAt = Date.now()
      const token = await signPreview(readSealKeys(c.env), { kind, id: working.manuscript.id, madeAt })
      const expiresAt = new Date(madeAt + PREVIEW_MS).toISOString()
      return c.json(ok({ preview: { url: `/preview/${token}`, expiresAt } }))
    })
    .delete('/:ref/preview-token', allow('update', kind, ownerOf), async (c) => {
      const working = await findWorking(c.env.DB, kind, c.req.param('ref'))
      if (!working) throw notFound(c, missing)
      const { id } = working.manuscript
      const now = new Date()
      await c.env.DB.batch([
        endPreviewsStatement(c.env.DB, id, now),
        auditStatement(c.env.DB, {
          accountId: c.var.account.id,
          action: 'endPreviews',
          resource: kind,
          refId: id,
          at: now,
        }),
      ])
      return c.json(ok({ result: true }))
    })
}
