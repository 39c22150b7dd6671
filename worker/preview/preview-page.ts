import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSealKeys } from '../config.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { findPreviewEnd } from '../db/manuscripts/preview-ends.server.ts'
import { renderDocument } from '../documents/render.ts'
import { policyText } from '../middleware/content-security-policy.ts'
import { hashSource } from '../middleware/inline-hashes.ts'
import { previewContent, previewPath } from './preview-content.ts'
import { previewEntity } from './preview-entity.ts'
import { asPreview, PREVIEW_STYLES, withoutPreview } from './preview-html.ts'
import { isOver, PREVIEW_MS, readPreview } from './preview-token.ts'

/**
 * Not cached or indexed; it runs no scripts, submits nothing, and opens no windows (an affiliate link would be
 * counted); only our own pages may frame it.
 */
const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': policyText({
    'default-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'style-src': ["'self'", ...PREVIEW_STYLES.map(hashSource)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    // Without scripts its own origin is harmless, and pictures need it.
    sandbox: ['allow-same-origin'],
  }),
}

/**
 * `GET /preview/{token}`: a manuscript as its public page, rendered for each request by the page's own code with the
 * working copy in place of the published version. `?scheme=dark` shows it in dark colours. An expired
 * link is 410, any other text 404.
 */
export async function previewPage(c: Context<AppEnv, '/preview/:token'>): Promise<Response> {
  const now = new Date()
  const preview = await readPreview(readSealKeys(c.env), c.req.param('token'))
  if (!preview) return c.html(withoutPreview('unknown'), 404, HEADERS)
  if (isOver(preview, await findPreviewEnd(c.env.DB, preview.id), now))
    return c.html(withoutPreview('over'), 410, HEADERS)
  const working = await findWorking(c.env.DB, preview.kind, preview.id)
  if (!working) return c.html(withoutPreview('unknown'), 404, HEADERS)
  const entity = previewEntity(preview.kind, working, now)
  const content = previewContent(createContentRepository(c.env.DB, now), preview.kind, entity)
  const path = previewPath(preview.kind, entity)
  const { html } = await renderDocument(path, c.env, now, { content })
  const scheme = c.req.query('scheme')
  const isRequested = scheme === 'light' || scheme === 'dark'
  const until = new Date(preview.madeAt + PREVIEW_MS)
  return c.html(asPreview(html, until, isRequested ? scheme : undefined), 200, HEADERS)
}
