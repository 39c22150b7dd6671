import { asSite } from '../auth/guarded-database.ts'
import { deleteMediaRow, listExpiredMedia } from '../db/media/media.server.ts'
import { logLine } from '../log.ts'
import { DERIVED } from './image-request.ts'

const PREFIX = '{address}/'

/** The prefix of uploads. The name has 128 random bits, so that nobody finds a picture before it is published. */
const FOLDER = 'media/'

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 in hexadecimal. */
export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** The key in the bucket for an address. */
export const keyOfAddress = (address: string): string => address.slice(PREFIX.length)

/** The address of an object of the bucket, as stored in content. */
export const addressOfKey = (key: string): string => PREFIX + key

/** The MIME type of every stored upload. */
export const STORED_MIME = 'image/webp'

/** Stores an upload under a unique name, and returns its address. */
export async function storeMedia(bucket: R2Bucket, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const secret = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  // A name with a hash is cached permanently (images.ts).
  const key = `${FOLDER}${secret}.${(await sha256Of(body)).slice(0, 16)}.webp`
  await bucket.put(key, body, { httpMetadata: { contentType: STORED_MIME } })
  return PREFIX + key
}

/** Deletes a file and its derivatives. */
export async function dropMedia(bucket: R2Bucket, address: string): Promise<void> {
  const key = keyOfAddress(address)
  await bucket.delete(key)
  const { objects } = await bucket.list({ prefix: `${DERIVED}${key}/`, limit: 500 })
  if (objects.length > 0) await bucket.delete(objects.map((object) => object.key))
}

/** The maximum of one run; the next one continues. */
const BATCH_SIZE = 5

/** Deletes the files of pictures that were deleted a month ago. Failures are logged, and tried again later. */
export async function sweepMedia(env: Pick<Env, 'DB' | 'MEDIA'>, now: Date): Promise<void> {
  const { DB, MEDIA } = asSite(env)
  try {
    for (const { id, address } of await listExpiredMedia(DB, BATCH_SIZE, now)) {
      await dropMedia(MEDIA, address)
      await deleteMediaRow(DB, id)
    }
  } catch (error) {
    logLine('error', 'unused files could not be deleted', { of: 'media', error })
  }
}
