import { Hono } from 'hono'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself, ownerIn } from '../../auth/allow.ts'
import { readSealKeys } from '../../config.ts'
import { auditIfChanged } from '../../db/audit/audit-if-changed.server.ts'
import { findWorking } from '../../db/manuscripts/manuscripts.server.ts'
import { endPreviewsStatement } from '../../db/manuscripts/preview-ends.server.ts'
import { PREVIEW_MS, signPreview } from '../../preview/preview-token.ts'
import { ok } from '../answer.ts'
import { missing } from './written.ts'

/**
 * `/v1/manage/{kind}/{id}/preview-token`: a preview link for readers of the manuscript, valid for an hour; `DELETE`
 * revokes all earlier links.
 */
export function previewCalls(kind: ContentKind) {
  const notThere = `指定された${CONTENT_KINDS[kind].label}は見つかりません。`
  return new Hono<AppEnv>()
    .post('/:id/preview-token', allow('read', kind, myself), async (c) => {
      const working = await findWorking(c.env.DB, kind, c.req.param('id'), ownerIn(c))
      if (!working) throw missing(c, notThere)
      const madeAt = Date.now()
      const token = await signPreview(readSealKeys(c.env), { kind, id: working.manuscript.id, madeAt })
      const expiresAt = new Date(madeAt + PREVIEW_MS).toISOString()
      return c.json(ok({ preview: { url: `/preview/${token}`, expiresAt } }))
    })
    .delete('/:id/preview-token', allow('update', kind, myself), async (c) => {
      const working = await findWorking(c.env.DB, kind, c.req.param('id'), ownerIn(c))
      if (!working) throw missing(c, notThere)
      const { id } = working.manuscript
      const now = new Date()
      const [ended] = await c.env.DB.batch([
        endPreviewsStatement(c.env.DB, { id, kind, ownerLimit: ownerIn(c) }, now),
        auditIfChanged(c.env.DB, {
          accountId: c.var.account.id,
          action: 'endPreviews',
          resource: kind,
          refId: id,
          at: now,
        }),
      ])
      if (ended?.meta.changes === 0) throw missing(c, notThere)
      return c.json(ok({ result: true }))
    })
}
