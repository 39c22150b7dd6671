import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { pageOfSharingCard, type SharingCard, sharingCardVersion } from '#domain/sharing-card.ts'
import type { AppEnv } from '../app-env.ts'
import { DERIVED } from '../media/derivatives.ts'
import { renderDocument } from '../render.ts'

type C = Context<AppEnv>

/** The version stands in the address, so another text has another address. */
const KEPT = 'public, max-age=2592000'
/** An address without a version, or with one that is past, shows the page as it is now. */
const KEPT_SHORTLY = 'public, max-age=3600'

/**
 * `GET /og/{page}.jpg?v=…`: the picture that other sites show when somebody shares a page, 1200 by 630, with the
 * page's title set on it. Drawn when it is first asked for, then kept in the bucket. Pages that are not there or are
 * nobody's to share are 404.
 */
export async function sharingPicture(c: C): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url)
  const page = pageOfSharingCard(pathname)
  if (!page) throw new HTTPException(404)
  const cached = await caches.default.match(c.req.url)
  // A copy: the headers of a kept answer cannot be added to.
  if (cached) return new Response(cached.body, cached)
  const { status, sharingCard: card } = await renderDocument(page, c.env)
  if (status !== 200 || !card) throw new HTTPException(404)
  const version = sharingCardVersion(card)
  const response = new Response(await keptOrDrawn(c.env, card, version), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': searchParams.get('v') === version ? KEPT : KEPT_SHORTLY,
      etag: `"og-${version}"`,
    },
  })
  if (searchParams.get('v') === version)
    c.executionCtx.waitUntil(caches.default.put(c.req.url, response.clone()))
  return response
}

/** A card says all there is in it: pages that say the same share one. */
async function keptOrDrawn(env: Env, card: SharingCard, version: string): Promise<ArrayBuffer> {
  const key = `${DERIVED}og/${version}.jpg`
  const kept = await env.MEDIA.get(key)
  if (kept) return kept.arrayBuffer()
  // The font and what rasterises are a megabyte of code that few requests need.
  const { drawCard } = await import('./draw-card.ts')
  const picture = await drawCard(card, env)
  await env.MEDIA.put(key, picture, { httpMetadata: { contentType: 'image/jpeg' } })
  return picture
}
