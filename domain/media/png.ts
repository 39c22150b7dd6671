import { type Anatomy, bytesOfBits } from './anatomy.ts'
import { ascii, viewOf } from './bytes.ts'

const SIGNATURE_LENGTH = 8
/** Length, type and CRC of a chunk. */
const AROUND = 12

/** Channels per colour type as decoded: palettes become colours (§11.2.1). */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

/** Parses a PNG chunk by chunk (https://www.w3.org/TR/png-3/). `acTL` before the image data marks an animation. */
export function pngAnatomy(bytes: Uint8Array): Anatomy | null {
  const view = viewOf(bytes)
  if (bytes.length < SIGNATURE_LENGTH + AROUND + 13 || ascii(bytes, 12, 16) !== 'IHDR') return null
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const channels = CHANNELS[view.getUint8(25)]
  if (!channels) return null
  const bytesPerPixel = channels * bytesOfBits(view.getUint8(24))
  let isMoving = false
  let hasPicture = false
  for (let at = SIGNATURE_LENGTH; at + AROUND <= bytes.length; ) {
    const name = ascii(bytes, at + 4, at + 8)
    const next = at + AROUND + view.getUint32(at)
    if (next > bytes.length) return null
    if (name === 'IHDR' && at > SIGNATURE_LENGTH) return null
    if (name === 'acTL') isMoving = true
    if (name === 'IDAT') hasPicture = true
    if (name === 'IEND') return hasPicture ? { ...size, end: next, isMoving, bytesPerPixel, scans: 1 } : null
    at = next
  }
  return null
}
