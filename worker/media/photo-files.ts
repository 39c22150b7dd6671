import { PHOTO_EDGES } from '#domain/travel/photo-format.ts'
import { asSite } from '../auth/guarded-database.ts'
import { endRemoval, expireDeleted, listRemovals, photoFolder } from '../db/travel/photo-removals.server.ts'
import type { PhotoKey } from '../db/travel/photos.server.ts'
import { logLine } from '../log.ts'
import type { PreparedPhoto } from './prepare-photo.ts'

type Size = keyof typeof PHOTO_EDGES

const fileIn = (folder: string, size: Size): string => `${folder}${size}.webp`
const fileOf = (key: PhotoKey, size: Size): string => fileIn(photoFolder(...key), size)

/** Stores both sizes of a photo. */
export async function storePhoto(bucket: R2Bucket, key: PhotoKey, photo: PreparedPhoto): Promise<void> {
  const httpMetadata = { contentType: 'image/webp' }
  await Promise.all([
    bucket.put(fileOf(key, 'large'), photo.large, { httpMetadata }),
    bucket.put(fileOf(key, 'small'), photo.small, { httpMetadata }),
  ])
}

/** A photo of a folder, at least as wide as requested, if it has so many pixels; `null` without a file. */
export async function readPhoto(
  bucket: R2Bucket,
  folder: string,
  width: number,
): Promise<ArrayBuffer | null> {
  const file = await bucket.get(fileIn(folder, width <= PHOTO_EDGES.small ? 'small' : 'large'))
  return file ? file.arrayBuffer() : null
}

/** Files without a row are deleted at once. */
export const dropPhoto = (bucket: R2Bucket, key: PhotoKey): Promise<void> =>
  bucket.delete([fileOf(key, 'large'), fileOf(key, 'small')])

/** The maximum of folders in one run, and of expired rows of each kind. */
const BATCH_SIZE = 10
/** The maximum of files of one folder in a pass, and of passes. */
const FILES = 250
const PASSES = 20

/** Empties a folder within the limits. Returns whether it is empty. */
async function emptyFolder(bucket: R2Bucket, prefix: string): Promise<boolean> {
  for (let pass = 0; pass < PASSES; pass++) {
    const { objects, truncated } = await bucket.list({ prefix, limit: FILES })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
    if (!truncated) return true
  }
  return false
}

/**
 * Empties the scheduled folders: at most ten, with at most 5,000 files each. The rest, also after an interruption,
 * stays scheduled; it may run at any time and concurrently. Never throws: failures are logged, and tried again the next
 * time.
 */
export async function sweepPhotos(env: Pick<Env, 'DB' | 'PHOTOS'>, now: Date): Promise<void> {
  const { DB, PHOTOS } = asSite(env)
  try {
    await expireDeleted(DB, BATCH_SIZE, now)
    for (const prefix of await listRemovals(DB, BATCH_SIZE))
      if (await emptyFolder(PHOTOS, prefix)) await endRemoval(DB, prefix)
  } catch (error) {
    logLine('error', 'unused files could not be deleted', { of: 'photos', error })
  }
}
