import type { Anatomy } from './anatomy.ts'
import { ascii, viewOf } from './bytes.ts'

const HEADER_LENGTH = 12
/** Decoders store red, green, blue and alpha. */
const BYTES_PER_PIXEL = 4
const u24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

/** The size in a chunk of a still image (RFC 9649, §2); `null` for other chunks. */
function sizeIn(view: DataView, name: string, at: number): { width: number; height: number } | null {
  if (name === 'VP8X') return { width: u24(view, at + 4) + 1, height: u24(view, at + 7) + 1 }
  if (name === 'VP8 ')
    return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
  if (name !== 'VP8L') return null
  const bits = view.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Parses a WebP chunk by chunk. */
export function webpAnatomy(bytes: Uint8Array): Anatomy | null {
  const view = viewOf(bytes)
  if (bytes.length < HEADER_LENGTH + 8) return null
  const end = view.getUint32(4, true) + 8
  if (end > bytes.length) return null
  let size: { width: number; height: number } | null = null
  let isMoving = false
  let hasPicture = false
  for (let at = HEADER_LENGTH; at + 8 <= end; ) {
    const name = ascii(bytes, at, at + 4)
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return null
    if (name === 'ANIM' || name === 'ANMF') isMoving = true
    if (name === 'VP8 ' || name === 'VP8L') hasPicture = true
    // Ten bytes contain the size in all three formats.
    const own = length >= 5 && at + 18 <= bytes.length ? sizeIn(view, name, at + 8) : null
    // A still image fills its canvas; otherwise decoders would use another size than declared.
    if (own && size && (own.width !== size.width || own.height !== size.height)) return null
    size ??= own
    at += 8 + length + (length % 2)
  }
  if (!size || !(hasPicture || isMoving)) return null
  return { ...size, end, isMoving, bytesPerPixel: BYTES_PER_PIXEL, scans: 1 }
}
