import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { pageOfSharingCard, type SharingCard, sharingCardVersion } from '#domain/image/sharing-card.ts'
import type { AppEnv } from '../app-env.ts'
import { renderDocument } from '../documents/render.ts'
import { cardKey } from './card-store.ts'

type C = Context<AppEnv>

/** The version stands in the address, so another text has another address. */
const KEPT = 'public, max-age=2592000'
/** An address without a version, or with one that is past, shows the page as it is now. */
const KEPT_SHORTLY = 'public, max-age=3600'

/**
 * `GET /og/{page}.jpg?v=…`: the picture that other sites show when somebody shares a page, 1200 by 630, with the
 * page's title set on it. Drawn when it is first requested, then stored in the bucket. Only pages with an address of
 * their own have one: searches, whose words anybody writes, pages that are not there, and pages that are nobody's to
 * share are 404, and nothing is stored for them.
 */
export async function sharingPicture(c: C): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(c.req.url)
  const page = pageOfSharingCard(pathname)
  if (!page) throw new HTTPException(404)
  const asked = searchParams.get('v')
  // Nothing else of a query makes another entry of the cache.
  const cacheKey = new URL(`/${encodeURIComponent(`card ${page} ${asked}`)}`, origin)
  const cached = asked ? await caches.default.match(cacheKey) : undefined
  if (cached) return cardResponse(await cached.arrayBuffer(), asked ?? '', KEPT)
  const { status, sharingCard: card } = await renderDocument(page, c.env)
  if (status !== 200 || !card) throw new HTTPException(404)
  const version = sharingCardVersion(card)
  const isCurrent = asked === version
  const response = cardResponse(
    await storedOrDrawn(c.env, card, version),
    version,
    isCurrent ? KEPT : KEPT_SHORTLY,
  )
  if (isCurrent) {
    // For an hour: a page that was taken down has no card after that.
    const kept = new Response(response.clone().body, { headers: { 'cache-control': KEPT_SHORTLY } })
    c.executionCtx.waitUntil(caches.default.put(cacheKey, kept))
  }
  return response
}

const cardResponse = (body: ArrayBuffer, version: string, caching: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'image/jpeg', 'cache-control': caching, etag: `"og-${version}"` },
  })

/** A card says all there is in it: pages that say the same share one. */
async function storedOrDrawn(env: Env, card: SharingCard, version: string): Promise<ArrayBuffer> {
  const stored = await env.MEDIA.get(cardKey(version))
  if (stored) return stored.arrayBuffer()
  // The font and what rasterises are a megabyte of code that few requests need.
  const { drawCard } = await import('./draw-card.ts')
  const picture = await drawCard(card, env)
  await env.MEDIA.put(cardKey(version), picture, { httpMetadata: { contentType: 'image/jpeg' } })
  return picture
}
