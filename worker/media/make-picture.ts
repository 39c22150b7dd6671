import { type CropStep, cropSteps, isCentred } from './crop.ts'
import type { ImageFormat } from './formats.ts'
import type { ImageRequest } from './image-request.ts'

const QUALITY = 78

type OutputFormat = ImageFormat | 'image/png'

const streamOf = (bytes: ArrayBuffer): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream() as ReadableStream<Uint8Array>

async function run(images: ImagesBinding, bytes: ArrayBuffer, step: CropStep, format: OutputFormat) {
  const output = await images.input(streamOf(bytes)).transform(step).output({ format, quality: QUALITY })
  return output.response().arrayBuffer()
}

async function sizeOf(images: ImagesBinding, bytes: ArrayBuffer) {
  const info = await images.info(streamOf(bytes))
  return 'width' in info ? { width: info.width, height: info.height } : null
}

/** One of our pictures in the requested size and format, cropped around its focal point. */
export async function makePicture(
  images: ImagesBinding,
  source: ArrayBuffer,
  request: ImageRequest,
  format: ImageFormat,
): Promise<ArrayBuffer> {
  const [first, ...rest] = cropSteps(request, isCentred(request) ? null : await sizeOf(images, source))
  const [last] = rest
  if (!last) return run(images, source, first, format)
  // PNG between the two steps, without loss.
  return run(images, await run(images, source, first, 'image/png'), last, format)
}
