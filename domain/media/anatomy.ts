/** Supported formats, detected from the content alone. */
export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

/**
 * Structure of an image file. `end`: end of the image data; anything after it is not part of the image.
 * `bytesPerPixel`: memory per decoded pixel. `scans`: number of passes over all pixels. `null` for a truncated or
 * inconsistent file.
 */
export type Anatomy = {
  width: number
  height: number
  end: number
  isMoving: boolean
  bytesPerPixel: number
  scans: number
}

/** Bytes per sample for a number of bits, as decoders store it. */
export const bytesOfBits = (bits: number): number => (bits > 8 ? 2 : 1)
