import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { sharedGuideCard as cardOf } from '#domain/travel/shared-guide-card.ts'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { fromAnyDatabase } from '../db/members/homes.server.ts'
import { readSharedGuide } from '../db/travel/shares.server.ts'
import { renderDocument } from './render.ts'

type C = Context<AppEnv, '/shared/guides/:token'>

/** The address contains the secret of a guide: it is not cached, indexed, or sent as a referrer. */
const SECRET = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const read = (c: C, now: Date) =>
  fromAnyDatabase(c.env, (db) => readSharedGuide(db, c.req.param('token'), now))

/** The document of one address, with or without a guide: a revoked link answers like one that never existed. */
async function answer(c: C, sharedGuide: Awaited<ReturnType<typeof read>>, now: Date): Promise<Response> {
  const path = link('shared-guides', { id: c.req.param('token') })
  const { status, html } = await renderDocument(path, c.env, now, { sharedGuide })
  return c.html(html, status as ContentfulStatusCode, SECRET)
}

/** `GET /shared/guides/{token}`: a guide for holders of its link, rendered for every request. */
export async function sharedGuidePage(c: C): Promise<Response> {
  const now = new Date()
  return answer(c, await read(c, now), now)
}

/**
 * `GET /shared/guides/{token}/card.jpg`: its sharing picture, 1200 by 630, with title and days. Drawn for each request
 * and not stored: services that show it keep their own copy, and nothing of ours outlives the link.
 */
export async function sharedGuideCard(c: C): Promise<Response> {
  const now = new Date()
  const guide = await read(c, now)
  if (!guide) return answer(c, null, now)
  const { drawCard } = await import('../sharing/draw-card.ts')
  return c.body(await drawCard(cardOf(guide), c.env), 200, { ...SECRET, 'content-type': 'image/jpeg' })
}
