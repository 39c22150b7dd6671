import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'
import { type ImageRequest, parseImageRequest } from './image-request.ts'

const PREFIX = '/cdn-cgi/image/'
const QUALITY = 78
/** A day, and a week more while a fresh one is fetched: a replaced picture shows everywhere the next day. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

type Format = 'image/webp' | 'image/jpeg'

const formatFor = (accept: string): Format => (accept.includes('image/webp') ? 'image/webp' : 'image/jpeg')

/** How the Images binding is told to crop: around the point the picture must keep, or not at all. */
function transformOf({ width, height, gravity }: ImageRequest) {
  if (height === null) return { width, fit: 'scale-down' as const }
  return { width, height, fit: 'cover' as const, gravity: { ...gravity, mode: 'box-center' as const } }
}

/**
 * `GET /cdn-cgi/image/{options}/{source}`: one of our pictures in a preset's size, in the best format the browser
 * takes. On a zone with image transformations Cloudflare answers this address itself, with the same meaning; here the
 * Images binding does. Results are kept in the edge cache. Unknown sizes, hosts and pictures are 404.
 */
export async function images(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const request = parseImageRequest(pathname.slice(PREFIX.length), c.env.IMAGE_HOST)
  if (!request) throw new HTTPException(404)
  const format = formatFor(c.req.header('accept') ?? '')
  const cacheKey = new Request(new URL(`${pathname}?format=${format}`, c.req.url))
  const cached = await caches.default.match(cacheKey)
  // A copy: the headers of a kept answer cannot be added to.
  if (cached) return new Response(cached.body, cached)
  const object = await c.env.MEDIA.get(request.key)
  if (!object) throw new HTTPException(404)
  const transformed = await c.env.IMAGES.input(object.body)
    .transform(transformOf(request))
    .output({ format, quality: QUALITY })
  const response = new Response(transformed.response().body, {
    headers: {
      'content-type': format,
      'cache-control': CACHE_CONTROL,
      vary: 'accept',
      // One picture is several, each a format.
      etag: `"${object.etag}-${format.slice('image/'.length)}"`,
    },
  })
  c.executionCtx.waitUntil(caches.default.put(cacheKey, response.clone()))
  return response
}
