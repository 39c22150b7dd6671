import { PHOTO_EDGES } from '#domain/travel/photo-format.ts'
import { endRemoval, expireDeleted, listRemovals, photoFolder } from '../db/photo-removals.server.ts'
import type { PhotoKey } from '../db/travel-photos.server.ts'
import type { PreparedPhoto } from './prepare-photo.ts'

type Size = keyof typeof PHOTO_EDGES

const fileOf = (key: PhotoKey, size: Size): string => `${photoFolder(...key)}${size}.webp`

/** Keeps both sizes of a photo. */
export async function storePhoto(bucket: R2Bucket, key: PhotoKey, photo: PreparedPhoto): Promise<void> {
  const httpMetadata = { contentType: 'image/webp' }
  await Promise.all([
    bucket.put(fileOf(key, 'large'), photo.large, { httpMetadata }),
    bucket.put(fileOf(key, 'small'), photo.small, { httpMetadata }),
  ])
}

/** A photo at least as wide as asked for, if it has so many pixels; `null` where no file is. */
export async function readPhoto(bucket: R2Bucket, key: PhotoKey, width: number): Promise<ArrayBuffer | null> {
  const file = await bucket.get(fileOf(key, width <= PHOTO_EDGES.small ? 'small' : 'large'))
  return file ? file.arrayBuffer() : null
}

/** Files that no row knows of go at once. */
export const dropPhoto = (bucket: R2Bucket, key: PhotoKey): Promise<void> =>
  bucket.delete([fileOf(key, 'large'), fileOf(key, 'small')])

/** At most this many folders are looked into at a time, and as many deleted rows of each kind expire. */
const AT_ONCE = 10

/**
 * Empties what is to be emptied: at most ten folders, of each at most 1000 files. What is left over, or was interrupted,
 * stays on the list for whoever comes next; it may be called at any time and from several places at once.
 */
export async function sweepPhotos({ DB, PHOTOS }: Pick<Env, 'DB' | 'PHOTOS'>, now: Date): Promise<void> {
  await expireDeleted(DB, AT_ONCE, now)
  for (const prefix of await listRemovals(DB, AT_ONCE)) {
    const { objects, truncated } = await PHOTOS.list({ prefix })
    if (objects.length > 0) await PHOTOS.delete(objects.map(({ key }) => key))
    if (!truncated) await endRemoval(DB, prefix)
  }
}
