import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { imageSize } from '#domain/image/image.ts'
import type { AppEnv } from '../app-env.ts'
import { decodedKey } from './image-request.ts'
import { servePicture } from './images.ts'
import { hasRightSignature, refusal } from './signature.ts'

const PREFIX = '/media/'

/** Whoever was given the link may keep what it showed, nobody between us and them. */
const PRIVATE = 'private, max-age=3600'

/** A moment in seconds, as links carry it; what is no number is long past. */
const isPast = (expires: string | null): boolean =>
  expires !== null && !(/^\d{1,12}$/.test(expires) && Number(expires) * 1000 > Date.now())

/**
 * `GET /media/{key}?sig=…`: a picture as it was uploaded, for those who were given a link to it; with `preset=` in
 * that size, and with `expires=` (seconds since 1970) only until then. All of it is signed: see `signature.ts`.
 * A wrong, missing or expired signature is 403, also where nothing is: who may not ask learns nothing.
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
