import { pictureProblem, sizeProblem } from '#domain/media/inspect.ts'
import { PHOTO_EDGES, PHOTO_LIMITS, PHOTO_REFUSALS, photoFormatOf } from '#domain/travel/photo-format.ts'
import type { Alone } from './one-decode.ts'

/** A photo as it is kept: WebP in two sizes, the right way up, without anything the camera wrote into it. */
export type PreparedPhoto = { large: ArrayBuffer; small: ArrayBuffer; width: number; height: number }

/** Why a photo is not taken, in words for the person who sent it. */
export class PhotoRefusal extends Error {}

const QUALITY = 82

type Stream = Parameters<ImagesBinding['input']>[0]

const streamOf = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Stream =>
  new Blob([bytes]).stream() as unknown as Stream

/** Pixels of a picture; `null` for what only begins like one. */
async function sizeOf(images: ImagesBinding, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) {
  const info = await images.info(streamOf(bytes)).catch(() => null)
  return info && 'width' in info ? { width: info.width, height: info.height } : null
}

/** Encoded anew: WebP of the binding carries no metadata, so place and time of taking are gone. */
async function encoded(images: ImagesBinding, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, edge: number) {
  const output = await images
    .input(streamOf(bytes))
    .transform({ width: edge, height: edge, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: QUALITY, anim: false })
  return output.response().arrayBuffer()
}

/**
 * Makes what is kept of a photo from what was sent, judged by its bytes and not by its name. `alone` runs what decodes.
 * Throws `PhotoRefusal` for other formats, for what would cost too much to decode and for what cannot be read.
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
  // What the decoder reads counts, should the file tell others something else.
  const problem = size ? sizeProblem(size, PHOTO_LIMITS) : 'unreadable'
  if (problem) throw new PhotoRefusal(PHOTO_REFUSALS[problem])
  const large = await encoded(images, bytes, PHOTO_EDGES.large).catch(() => null)
  const kept = large && (await sizeOf(images, large))
  if (!large || !kept) throw new PhotoRefusal(PHOTO_REFUSALS.unreadable)
  return { large, small: await encoded(images, large, PHOTO_EDGES.small), ...kept }
}
