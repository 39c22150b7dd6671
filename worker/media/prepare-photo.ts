import { pictureProblem, sizeProblem } from '#domain/media/inspect.ts'
import { PHOTO_EDGES, PHOTO_LIMITS, PHOTO_REFUSALS, photoFormatOf } from '#domain/travel/photo-format.ts'
import type { Alone } from './one-decode.ts'

/** A photo as stored: WebP in two sizes, upright, without metadata of the camera. */
export type PreparedPhoto = { large: ArrayBuffer; small: ArrayBuffer; width: number; height: number }

/** The reason why a photo is refused, for the uploader. */
export class PhotoRefusal extends Error {}

const QUALITY = 82

type Stream = Parameters<ImagesBinding['input']>[0]

const streamOf = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Stream =>
  new Blob([bytes]).stream() as unknown as Stream

/** The pixels of a picture; `null` for a file with only a picture's header. */
async function sizeOf(images: ImagesBinding, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) {
  const info = await images.info(streamOf(bytes)).catch(() => null)
  return info && 'width' in info ? { width: info.width, height: info.height } : null
}

/** Re-encoded: WebP of the binding carries no metadata, so place and time are gone. */
async function encoded(images: ImagesBinding, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, edge: number) {
  const output = await images
    .input(streamOf(bytes))
    .transform({ width: edge, height: edge, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: QUALITY, anim: false })
  return output.response().arrayBuffer()
}

/**
 * Makes the stored version of an uploaded photo, validated by its bytes and not by its name. `alone` runs the decoding.
 * Throws `PhotoRefusal` for other formats, for pictures that are too expensive to decode and for unreadable ones.
 */
export async function preparePhoto(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  alone: Alone,
): Promise<PreparedPhoto> {
  const format = photoFormatOf(bytes)
  if (format === null || format === 'heic') throw new PhotoRefusal(PHOTO_REFUSALS[format ?? 'unknown'])
  const problem = pictureProblem(bytes, format, PHOTO_LIMITS)
  if (problem) throw new PhotoRefusal(PHOTO_REFUSALS[problem])
  return alone(() => decoded(images, bytes))
}

async function decoded(images: ImagesBinding, bytes: Uint8Array<ArrayBuffer>): Promise<PreparedPhoto> {
  const size = await sizeOf(images, bytes)
  // The decoder's size counts, in case the file declares another.
  const problem = size ? sizeProblem(size, PHOTO_LIMITS) : 'unreadable'
  if (problem) throw new PhotoRefusal(PHOTO_REFUSALS[problem])
  const large = await encoded(images, bytes, PHOTO_EDGES.large).catch(() => null)
  const stored = large && (await sizeOf(images, large))
  if (!large || !stored) throw new PhotoRefusal(PHOTO_REFUSALS.unreadable)
  return { large, small: await encoded(images, large, PHOTO_EDGES.small), ...stored }
}
