import { PHOTO_EDGES } from '#domain/travel/photo-format.ts'
import { asSite } from '../auth/guarded-database.ts'
import { endRemovals, expireDeleted, listRemovals, photoFolder } from '../db/travel/photo-removals.server.ts'
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

/** The maximum of folders in a round, and of expired rows of each kind. */
const BATCH_SIZE = 10
/** The maximum of files of a folder in a pass. */
const FILES = 250
/**
 * The maximum of passes in one run, of up to two calls each: a Worker has a thousand, also for what else it does.
 * https://developers.cloudflare.com/workers/platform/limits/#subrequests
 */
const MAX_PASSES = 150

/** Empties folders, one after the other. Returns those that are empty, and the number of its passes. */
async function emptyFolders(bucket: R2Bucket, prefixes: readonly string[], maxPasses: number) {
  const emptied: string[] = []
  let passes = 0
  for (const prefix of prefixes)
    for (let isMore = true; isMore && passes < maxPasses; passes++) {
      const { objects, truncated } = await bucket.list({ prefix, limit: FILES })
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
      isMore = truncated
      if (!isMore) emptied.push(prefix)
    }
  return { emptied, passes }
}

/**
 * Empties the scheduled folders until none is left, within the limit of calls. The rest, also after an interruption, stays
 * scheduled; it may run at any time and concurrently. Never throws: failures are logged, and tried again the next time.
 */
export async function sweepPhotos(env: Pick<Env, 'DB' | 'PHOTOS'>, now: Date): Promise<void> {
  const { DB, PHOTOS } = asSite(env)
  try {
    for (let left = MAX_PASSES; left > 0; ) {
      await expireDeleted(DB, BATCH_SIZE, now)
      const prefixes = await listRemovals(DB, BATCH_SIZE)
      if (prefixes.length === 0) return
      const { emptied, passes } = await emptyFolders(PHOTOS, prefixes, left)
      await endRemovals(DB, emptied)
      left -= passes
    }
  } catch (error) {
    logLine('error', 'unused files could not be deleted', { of: 'photos', error })
  }
}
