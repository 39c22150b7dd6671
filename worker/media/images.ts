import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'
import { isCentred } from './crop.ts'
import { derivativeKey, storeDerivative } from './derivatives.ts'
import { formatsFor, type ImageFormat } from './formats.ts'
import { type ImageRequest, parseImageRequest } from './image-request.ts'
import { makePicture } from './make-picture.ts'
import { ownGravity } from './own-gravity.ts'
import { serialQueue } from './serial-queue.ts'
import { hasRightSignature, refusal } from './signature.ts'

type C = Context<AppEnv>

const PREFIX = '/cdn-cgi/image/'

/** A day, and a week more while it is revalidated: a replaced picture is visible everywhere the next day. */
const CACHE_DEFAULT = 'public, max-age=86400, stale-while-revalidate=604800'
/** A name with a hash of the content (`kenrokuen.3f2a9c1b7d.jpg`) never changes. */
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
const HASHED = /\.[0-9a-f]{8,64}\.[a-z0-9]+$/
/** Until the better format is ready. */
const CACHE_SHORT = 'public, max-age=300'

const makeInBackground = serialQueue()

const cachingOf = (key: string): string => (HASHED.test(key) ? CACHE_IMMUTABLE : CACHE_DEFAULT)

/**
 * `GET /cdn-cgi/image/{options}/{source}`: one of our pictures in a preset's size, in the best format that the browser
 * accepts, cropped around one of its own focal points. The zone's own image transformations, which make any size on
 * request, must be off (docs/runbook.md): then the Worker answers, by the Images binding. Unknown sizes, hosts and
 * pictures are 404, and a signature, where there is one, must be valid.
 */
export async function images(c: C): Promise<Response> {
  const url = new URL(c.req.url)
  const request = parseImageRequest(url.pathname.slice(PREFIX.length), c.env.IMAGE_HOST)
  if (!request) throw new HTTPException(404)
  if (url.searchParams.has('sig') && !(await hasRightSignature(url, c.env.MEDIA_SIGNING_KEY))) throw refusal()
  return servePicture(c, request)
}

/** One size of a picture: from the edge cache, else from the bucket, else made, and then stored in both. */
export async function servePicture(c: C, request: ImageRequest): Promise<Response> {
  const pixels = request.width * (request.height ?? request.width)
  const [best, quick] = formatsFor(c.req.header('accept') ?? '', pixels)
  // The same picture is requested under several addresses, which share a cache entry.
  const cacheKey = new Request(
    new URL(`/${encodeURIComponent(derivativeKey(request, 'any', best))}`, c.req.url),
  )
  const cached = await caches.default.match(cacheKey)
  // A copy: the headers of a cached response are immutable.
  if (cached) return new Response(cached.body, cached)
  const source = await c.env.MEDIA.head(request.key)
  if (!source) throw new HTTPException(404)
  const stored = await c.env.MEDIA.get(derivativeKey(request, source.etag, best))
  if (!stored && !isCentred(request)) {
    const gravity = await ownGravity(c.env.DB, request)
    if (gravity.x !== request.gravity.x || gravity.y !== request.gravity.y) {
      const nearest = await servePicture(c, { ...request, gravity })
      // The point may become one of its focal points with the next save.
      nearest.headers.set('cache-control', CACHE_SHORT)
      return nearest
    }
  }
  if (stored || !quick) {
    const body = stored ? await stored.arrayBuffer() : await makeAndStore(c.env, request, best)
    const response = pictureResponse(body, best, source.etag, cachingOf(request.key))
    c.executionCtx.waitUntil(caches.default.put(cacheKey, response.clone()))
    return response
  }
  // The first request does not wait for the better format: it is made after the answer, one picture at a time, because
  // it is slow and pages request thirty at once.
  const fallback = await c.env.MEDIA.get(derivativeKey(request, source.etag, quick))
  const body = fallback ? await fallback.arrayBuffer() : await makeAndStore(c.env, request, quick)
  const { env } = c
  const make = async () => void (await makeAndStore(env, request, best))
  c.executionCtx.waitUntil(makeInBackground(derivativeKey(request, source.etag, best), make))
  return pictureResponse(body, quick, source.etag, CACHE_SHORT)
}

const pictureResponse = (body: ArrayBuffer, format: ImageFormat, sourceEtag: string, caching: string) =>
  new Response(body, {
    headers: {
      'content-type': format,
      'cache-control': caching,
      vary: 'accept',
      // One picture has several formats.
      etag: `"${sourceEtag}-${format.slice('image/'.length)}"`,
    },
  })

async function makeAndStore(env: Env, request: ImageRequest, format: ImageFormat): Promise<ArrayBuffer> {
  const source = await env.MEDIA.get(request.key)
  if (!source) throw new HTTPException(404)
  const body = await makePicture(env.IMAGES, await source.arrayBuffer(), request, format)
  await storeDerivative(env.MEDIA, derivativeKey(request, source.etag, format), body, format)
  return body
}
