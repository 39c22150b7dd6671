import { readFileSync } from 'node:fs'
import type { R2Bucket } from '@cloudflare/workers-types'
import { FALLBACK_PICTURE, PICTURE_MIME, pictureFile, pictureKey } from '#seed/picture-source.ts'

/** Stores the picture for addresses without one, which every site needs, unless there is one. @returns whether it did */
export const saveFallbackPicture = async (media: R2Bucket): Promise<boolean> => {
  const key = pictureKey(FALLBACK_PICTURE)
  if (await media.head(key)) return false
  await media.put(key, readFileSync(pictureFile(FALLBACK_PICTURE)), {
    httpMetadata: { contentType: PICTURE_MIME },
  })
  return true
}
