import { asSite } from '../auth/guarded-database.ts'
import { forgetMedia, listExpiredMedia } from '../db/media/media.server.ts'
import { logLine } from '../log.ts'
import { DERIVED } from './derivatives.ts'

const PREFIX = '{address}/'

/** Where uploads are kept. The name holds 128 random bits, so that nobody finds a picture before it is published. */
const FOLDER = 'media/'

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 in hexadecimal. */
export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** The object's key in the bucket, of an address. */
export const keyOfAddress = (address: string): string => address.slice(PREFIX.length)

/** The address of an object of the bucket, as content holds it. */
export const addressOfKey = (key: string): string => PREFIX + key

/** The mime type of every file that is kept of an upload. */
export const KEPT_MIME = 'image/webp'

/** Keeps an upload under a name that is never used again, and answers with its address. */
export async function storeMedia(bucket: R2Bucket, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const secret = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  // A name that ends with a hash is kept for good by whoever was sent it (images.ts).
  const key = `${FOLDER}${secret}.${(await sha256Of(body)).slice(0, 16)}.webp`
  await bucket.put(key, body, { httpMetadata: { contentType: KEPT_MIME } })
  return PREFIX + key
}

/** Takes a file away, and every size that was made of it. */
export async function dropMedia(bucket: R2Bucket, address: string): Promise<void> {
  const key = keyOfAddress(address)
  await bucket.delete(key)
  const { objects } = await bucket.list({ prefix: `${DERIVED}${key}/`, limit: 500 })
  if (objects.length > 0) await bucket.delete(objects.map((object) => object.key))
}

/** At most so many at a time; the next deletion goes on. */
const AT_ONCE = 5

/** Takes away the files of pictures that were deleted a month ago. What goes wrong is logged, and tried again later. */
export async function sweepMedia(env: Pick<Env, 'DB' | 'MEDIA'>, now: Date): Promise<void> {
  const { DB, MEDIA } = asSite(env)
  try {
    for (const { id, address } of await listExpiredMedia(DB, AT_ONCE, now)) {
      await dropMedia(MEDIA, address)
      await forgetMedia(DB, id)
    }
  } catch (error) {
    logLine('error', 'files could not be swept', { of: 'media', error })
  }
}
