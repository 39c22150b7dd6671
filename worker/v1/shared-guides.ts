import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { fromAnyDatabase } from '../db/members/homes.server.ts'
import { readSharedGuide } from '../db/travel/shares.server.ts'
import { notFound, ok, PRIVATE_CACHE } from './answer.ts'

/**
 * `GET /v1/shared/guides/{token}`: a guide for holders of its link (`data.sharedGuide`), without a session. It is not
 * cached, so that revoking the link takes effect at once.
 */
export const sharedGuides = new Hono<AppEnv>().get('/:token', async (c) => {
  const sharedGuide = await fromAnyDatabase(c.env, (db) => readSharedGuide(db, c.req.param('token')))
  if (!sharedGuide)
    throw notFound(c, 'このしおりは公開されていません。リンクが取り消された可能性があります。')
  return c.json(ok({ sharedGuide }), 200, { 'cache-control': PRIVATE_CACHE, 'x-robots-tag': 'noindex' })
})
