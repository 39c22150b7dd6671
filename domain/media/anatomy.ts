/** The kinds of files that are taken, told by their content alone. */
export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

/**
 * What the bytes of one file say of the picture in it. `end`: where the picture is over; whatever follows is none of it.
 * `bytesPerPixel`: what a decoder holds of each pixel. `scans`: how often it goes over all of them. `null` stands for a
 * file that is cut off or contradicts itself.
 */
export type Anatomy = {
  width: number
  height: number
  end: number
  isMoving: boolean
  bytesPerPixel: number
  scans: number
}

/** Bytes of a number of so many bits as decoders hold it. */
export const bytesOfBits = (bits: number): number => (bits > 8 ? 2 : 1)
