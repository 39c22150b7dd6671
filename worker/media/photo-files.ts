import { PHOTO_EDGES } from '#domain/travel/photo-format.ts'
import { asSite } from '../auth/guarded-database.ts'
import { endRemoval, expireDeleted, listRemovals, photoFolder } from '../db/travel/photo-removals.server.ts'
import type { PhotoKey } from '../db/travel/photos.server.ts'
import { logLine } from '../log.ts'
import type { PreparedPhoto } from './prepare-photo.ts'

type Size = keyof typeof PHOTO_EDGES

const fileIn = (folder: string, size: Size): string => `${folder}${size}.webp`
const fileOf = (key: PhotoKey, size: Size): string => fileIn(photoFolder(...key), size)

/** Keeps both sizes of a photo. */
export async function storePhoto(bucket: R2Bucket, key: PhotoKey, photo: PreparedPhoto): Promise<void> {
  const httpMetadata = { contentType: 'image/webp' }
  await Promise.all([
    bucket.put(fileOf(key, 'large'), photo.large, { httpMetadata }),
    bucket.put(fileOf(key, 'small'), photo.small, { httpMetadata }),
  ])
}

/** A photo of a folder, at least as wide as asked for, if it has so many pixels; `null` where no file is. */
export async function readPhoto(
  bucket: R2Bucket,
  folder: string,
  width: number,
): Promise<ArrayBuffer | null> {
  const file = await bucket.get(fileIn(folder, width <= PHOTO_EDGES.small ? 'small' : 'large'))
  return file ? file.arrayBuffer() : null
}

/** Files that no row knows of go at once. */
export const dropPhoto = (bucket: R2Bucket, key: PhotoKey): Promise<void> =>
  bucket.delete([fileOf(key, 'large'), fileOf(key, 'small')])

/** At most this many folders are looked into at a time, and as many deleted rows of each kind expire. */
const AT_ONCE = 10
/** Of one folder this many files go at a time, as often as this. */
const FILES = 250
const PASSES = 20

/** Empties a folder as far as the passes go. Tells whether it is empty. */
async function emptyFolder(bucket: R2Bucket, prefix: string): Promise<boolean> {
  for (let pass = 0; pass < PASSES; pass++) {
    const { objects, truncated } = await bucket.list({ prefix, limit: FILES })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    if (!truncated) return true
  }
  return false
}

/**
 * Empties what is to be emptied: at most ten folders, of each at most 5,000 files. What is left over, or was
 * interrupted, stays on the list for whoever comes next; it may be called at any time and from several places at once.
 * It never fails whoever calls it: what went wrong is logged, and tried again the next time.
 */
export async function sweepPhotos(env: Pick<Env, 'DB' | 'PHOTOS'>, now: Date): Promise<void> {
  const { DB, PHOTOS } = asSite(env)
  try {
    await expireDeleted(DB, AT_ONCE, now)
    for (const prefix of await listRemovals(DB, AT_ONCE))
      if (await emptyFolder(PHOTOS, prefix)) await endRemoval(DB, prefix)
  } catch (error) {
    logLine('error', 'files could not be swept', { of: 'photos', error })
  }
}
