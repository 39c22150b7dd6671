import type { ImageFormat } from './formats.ts'
import { DERIVED, type ImageRequest } from './image-request.ts'

/**
 * The key of one size of one picture. It contains the source's etag: a replaced picture has other derivatives, and the
 * old ones are never read again (a lifecycle rule of the bucket may delete them).
 */
export function derivativeKey(
  { key, width, height, gravity }: ImageRequest,
  sourceEtag: string,
  format: ImageFormat,
): string {
  const size = height === null ? `w${width}` : `${width}x${height}@${gravity.x},${gravity.y}`
  return `${DERIVED}${key}/${sourceEtag}/${size}.${format.slice('image/'.length)}`
}

/** Stores a derived picture. */
export async function storeDerivative(
  media: R2Bucket,
  key: string,
  body: ArrayBuffer,
  format: ImageFormat,
): Promise<void> {
  await media.put(key, body, { httpMetadata: { contentType: format } })
}
