import type { Anatomy } from './anatomy.ts'
import { ascii, viewOf } from './bytes.ts'

const SIGNATURE_LENGTH = 8
/** Length, name and check sum of a chunk. */
const AROUND = 12

/** Walks a PNG from chunk to chunk (https://www.w3.org/TR/png-3/). `acTL` before the picture makes it one that moves. */
export function pngAnatomy(bytes: Uint8Array): Anatomy | null {
  const view = viewOf(bytes)
  if (bytes.length < SIGNATURE_LENGTH + AROUND + 13 || ascii(bytes, 12, 16) !== 'IHDR') return null
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  let isMoving = false
  let hasPicture = false
  for (let at = SIGNATURE_LENGTH; at + AROUND <= bytes.length; ) {
    const name = ascii(bytes, at + 4, at + 8)
    const next = at + AROUND + view.getUint32(at)
    if (next > bytes.length) return null
    if (name === 'acTL') isMoving = true
    if (name === 'IDAT') hasPicture = true
    if (name === 'IEND') return hasPicture ? { ...size, end: next, isMoving } : null
    at = next
  }
  return null
}
