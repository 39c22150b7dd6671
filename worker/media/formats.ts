export type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** AVIF of more pixels takes seconds to make, and saves little beside WebP. */
const MOST_AVIF_PIXELS = 1024 * 768

/**
 * The formats a browser may be sent, best first; each is quicker to make than the one before it. `accept` is the
 * request's header; JPEG goes to whoever names none of the others.
 */
export function formatsFor(accept: string, pixels: number): [ImageFormat, ...ImageFormat[]] {
  const takes = (format: ImageFormat) => accept.includes(format)
  const quick: ImageFormat = takes('image/webp') ? 'image/webp' : 'image/jpeg'
  return takes('image/avif') && pixels <= MOST_AVIF_PIXELS ? ['image/avif', quick] : [quick]
}
