import { inspectMedia, sizeProblem } from '#domain/media/inspect.ts'
import { MEDIA_EDGE, MEDIA_LIMITS, MEDIA_REFUSALS, type MediaRefusal } from '#domain/media/limits.ts'
import type { Alone } from './one-decode.ts'
import { pixelColour } from './pixel-colour.ts'

/** A picture as it is kept: encoded anew, the right way up, without anything that the camera or a program wrote into it. */
export type PreparedMedia = {
  body: Uint8Array<ArrayBuffer>
  width: number
  height: number
  color: string | null
}

/** Why a file is not taken. */
export class MediaRefused extends Error {
  readonly status: 413 | 422
  constructor(problem: MediaRefusal) {
    super(MEDIA_REFUSALS[problem])
    this.status = problem === 'tooLarge' ? 413 : 422
  }
}

/** What is kept is made smaller for each page later: nothing may be seen of this step. */
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
 * Makes what is kept of an upload. It is judged by its bytes, and by being really decoded, never by its name or by what
 * its sender calls it. WebP of the Images binding carries no metadata, so place and time of taking are gone, and nothing
 * that hid in the file is left. `alone` runs what decodes. Throws `MediaRefused`.
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
  // What the decoder reads counts, should the file tell others something else.
  const problem = sizeProblem(size, MEDIA_LIMITS)
  if (problem) throw new MediaRefused(problem)
  const edge = { width: MEDIA_EDGE, height: MEDIA_EDGE, fit: 'scale-down' } as const
  const body = await made(images, bytes, edge, 'image/webp').catch(() => null)
  const kept = body && (await sizeOf(images, body))
  if (!body || !kept) throw new MediaRefused(unreadable)
  return { body, ...kept, color: await averageColour(images, body) }
}
