export type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** Larger AVIF takes seconds to encode, and saves little compared to WebP. */
const MAX_AVIF_PIXELS = 1024 * 768

/**
 * The formats that a browser accepts, best first; each is slower to encode than the following one. `accept` is the
 * request's header; JPEG without any of the others.
 */
export function formatsFor(accept: string, pixels: number): [ImageFormat, ...ImageFormat[]] {
  const accepts = (format: ImageFormat) => accept.includes(format)
  const quick: ImageFormat = accepts('image/webp') ? 'image/webp' : 'image/jpeg'
  return accepts('image/avif') && pixels <= MAX_AVIF_PIXELS ? ['image/avif', quick] : [quick]
}
