import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { pageOfSharingCard, type SharingCard, sharingCardVersion } from '#domain/image/sharing-card.ts'
import type { AppEnv } from '../app-env.ts'
import { renderDocument } from '../documents/render.ts'
import { cardKey } from './card-store.ts'

type C = Context<AppEnv>

/** The address contains the version, so another text has another address. */
const CACHE_DEFAULT = 'public, max-age=2592000'
/** An address without a version, or with a former one, shows the current page. */
const CACHE_SHORT = 'public, max-age=3600'

/**
 * `GET /og/{page}.jpg?v=…`: the sharing picture of a page, 1200 by 630, with the page's title. Drawn on the first
 * request, then stored in the bucket. Only pages with an address of their own have one: searches, whose terms are user
 * input, missing pages, and private pages are 404, and nothing is stored for them.
 */
export async function sharingPicture(c: C): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(c.req.url)
  const page = pageOfSharingCard(pathname)
  if (!page) throw new HTTPException(404)
  const requestedVersion = searchParams.get('v')
  // Other query parameters do not create further cache entries.
  const cacheKey = new URL(`/${encodeURIComponent(`card ${page} ${requestedVersion}`)}`, origin)
  const cached = requestedVersion ? await caches.default.match(cacheKey) : undefined
  if (cached) return cardResponse(await cached.arrayBuffer(), requestedVersion ?? '', CACHE_DEFAULT)
  const { status, sharingCard: card } = await renderDocument(page, c.env)
  if (status !== 200 || !card) throw new HTTPException(404)
  const version = sharingCardVersion(card)
  const isCurrent = requestedVersion === version
  const response = cardResponse(
    await storedOrDrawn(c.env, card, version),
    version,
    isCurrent ? CACHE_DEFAULT : CACHE_SHORT,
  )
  if (isCurrent) {
    // For an hour: after that a removed page has no card.
    const cacheable = new Response(response.clone().body, { headers: { 'cache-control': CACHE_SHORT } })
    c.executionCtx.waitUntil(caches.default.put(cacheKey, cacheable))
  }
  return response
}

const cardResponse = (body: ArrayBuffer, version: string, caching: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'image/jpeg', 'cache-control': caching, etag: `"og-${version}"` },
  })

/** The key is the card's whole text: pages with the same text share it. */
async function storedOrDrawn(env: Env, card: SharingCard, version: string): Promise<ArrayBuffer> {
  const stored = await env.MEDIA.get(cardKey(version))
  if (stored) return stored.arrayBuffer()
  // The font and the rasteriser are a megabyte of code that few requests need.
  const { drawCard } = await import('./draw-card.ts')
  const picture = await drawCard(card, env)
  await env.MEDIA.put(cardKey(version), picture, { httpMetadata: { contentType: 'image/jpeg' } })
  return picture
}
