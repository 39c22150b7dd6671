import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { readSharedGuide } from '../db/travel/shares.server.ts'
import { notFound, ok, PRIVATE_CACHE } from './answer.ts'

/**
 * `GET /v1/shared/guides/{token}`: a guide for whoever has its link (`data.sharedGuide`), without a session. Nobody in
 * between keeps it, so that a link that was taken back leads nowhere at once.
 */
export const sharedGuides = new Hono<AppEnv>().get('/:token', async (c) => {
  const sharedGuide = await readSharedGuide(c.env.DB, c.req.param('token'))
  if (!sharedGuide)
    throw notFound(c, 'このしおりは公開されていません。リンクが取り消された可能性があります。')
  return c.json(ok({ sharedGuide }), 200, { 'cache-control': PRIVATE_CACHE, 'x-robots-tag': 'noindex' })
})
