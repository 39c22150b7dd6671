import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { imageSize } from '#domain/image/image.ts'
import type { AppEnv } from '../app-env.ts'
import { decodedKey } from './image-request.ts'
import { servePicture } from './images.ts'
import { hasRightSignature, refusal } from './signature.ts'

const PREFIX = '/media/'

/** Cached by the browser that has the link, not by anything in between. */
const PRIVATE = 'private, max-age=3600'

/** Whether a moment in seconds has passed; an invalid number has. */
const isPast = (expires: string | null): boolean =>
  expires !== null && !(/^\d{1,12}$/.test(expires) && Number(expires) * 1000 > Date.now())

/**
 * `GET /media/{key}?sig=…`: an uploaded picture for holders of a signed link; with `preset=` in that size, and with
 * `expires=` (epoch seconds) only until then. All parameters are signed: see `signature.ts`. A wrong, missing or
 * expired signature is 403, also for a missing picture, whose existence is not revealed.
 */
export async function signedMedia(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.req.url)
  const { searchParams, pathname } = url
  const isAllowed = await hasRightSignature(url, c.env.MEDIA_SIGNING_KEY)
  if (!isAllowed || isPast(searchParams.get('expires'))) throw refusal()
  const key = decodedKey(pathname.slice(PREFIX.length))
  if (!key) throw new HTTPException(404)
  const preset = searchParams.get('preset')
  if (preset === null) return original(c, key)
  const response = await servePicture(c, { key, ...imageSize(preset), gravity: { x: 0.5, y: 0.5 } })
  response.headers.set('cache-control', PRIVATE)
  return response
}

async function original(c: Context<AppEnv>, key: string): Promise<Response> {
  const object = await c.env.MEDIA.get(key)
  if (!object) throw new HTTPException(404)
  const headers = new Headers({ 'cache-control': PRIVATE, etag: object.httpEtag })
  object.writeHttpMetadata(headers)
  return new Response(object.body, { headers })
}
