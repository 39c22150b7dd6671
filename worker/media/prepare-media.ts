import { inspectMedia, sizeProblem } from '#domain/media/inspect.ts'
import { MEDIA_EDGE, MEDIA_LIMITS, MEDIA_REFUSALS, type MediaRefusal } from '#domain/media/limits.ts'
import type { Alone } from './one-decode.ts'
import { pixelColour } from './pixel-colour.ts'

/** A picture as stored: re-encoded, upright, without metadata of the camera or a program. */
type PreparedMedia = {
  body: Uint8Array<ArrayBuffer>
  width: number
  height: number
  color: string | null
}

/** The reason why a file is refused. */
export class MediaRefused extends Error {
  readonly status: 413 | 422
  constructor(problem: MediaRefusal) {
    super(MEDIA_REFUSALS[problem])
    this.status = problem === 'tooLarge' ? 413 : 422
  }
}

/** The stored picture is scaled down for each page: artefacts must not be visible. */
const QUALITY = 90

type Bytes = Uint8Array<ArrayBuffer>
type Stream = Parameters<ImagesBinding['input']>[0]

const streamOf = (bytes: Bytes): Stream => new Blob([bytes]).stream() as unknown as Stream

async function sizeOf(images: ImagesBinding, bytes: Bytes) {
  const info = await images.info(streamOf(bytes)).catch(() => null)
  return info && 'width' in info ? { width: info.width, height: info.height } : null
}

async function made(
  images: ImagesBinding,
  bytes: Bytes,
  step: Parameters<ReturnType<ImagesBinding['input']>['transform']>[0],
  format: 'image/webp' | 'image/png',
): Promise<Bytes> {
  const output = await images
    .input(streamOf(bytes))
    .transform(step)
    .output({ format, anim: false, ...(format === 'image/webp' && { quality: QUALITY }) })
  return new Uint8Array(await output.response().arrayBuffer())
}

/** The average colour: the picture as a single pixel. */
const averageColour = async (images: ImagesBinding, bytes: Bytes): Promise<string | null> =>
  pixelColour(await made(images, bytes, { width: 1, height: 1, fit: 'squeeze' }, 'image/png')).catch(
    () => null,
  )

/**
 * Makes the stored version of an upload. It is validated by its bytes and by decoding it, never by its name or declared
 * type. WebP of the Images binding carries no metadata, so place and time are gone, and so is anything hidden in the
 * file. `alone` runs the decoding. Throws `MediaRefused`.
 */
export async function prepareMedia(
  images: ImagesBinding,
  bytes: Bytes,
  alone: Alone,
): Promise<PreparedMedia> {
  const found = inspectMedia(bytes)
  if (found.problem) throw new MediaRefused(found.problem)
  return alone(() => decoded(images, bytes, found.format === 'heic' ? 'heic' : 'unreadable'))
}

async function decoded(
  images: ImagesBinding,
  bytes: Bytes,
  unreadable: 'heic' | 'unreadable',
): Promise<PreparedMedia> {
  const size = await sizeOf(images, bytes)
  if (!size) throw new MediaRefused(unreadable)
  // The decoder's size counts, in case the file declares another.
  const problem = sizeProblem(size, MEDIA_LIMITS)
  if (problem) throw new MediaRefused(problem)
  const edge = { width: MEDIA_EDGE, height: MEDIA_EDGE, fit: 'scale-down' } as const
  const body = await made(images, bytes, edge, 'image/webp').catch(() => null)
  const stored = body && (await sizeOf(images, body))
  if (!body || !stored) throw new MediaRefused(unreadable)
  return { body, ...stored, color: await averageColour(images, body) }
}
