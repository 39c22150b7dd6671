import type { ImageFormat } from './formats.ts'
import type { ImageRequest } from './image-request.ts'

/** Where pictures that were made of others are kept; nothing below it is a source. All of it can be made again. */
export const DERIVED = 'derived/'

/**
 * The key of one size of one picture. It holds the source's etag: a picture that was replaced has other derivatives,
 * and the old ones are never read again (a lifecycle rule of the bucket may clear them away).
 */
export function derivativeKey(
  { key, width, height, gravity }: ImageRequest,
  sourceEtag: string,
  format: ImageFormat,
): string {
  const size = height === null ? `w${width}` : `${width}x${height}@${gravity.x},${gravity.y}`
  return `${DERIVED}${key}/${sourceEtag}/${size}.${format.slice('image/'.length)}`
}

/** Keeps what was made. */
export async function storeDerivative(
  media: R2Bucket,
  key: string,
  body: ArrayBuffer,
  format: ImageFormat,
): Promise<void> {
  await media.put(key, body, { httpMetadata: { contentType: format } })
}
