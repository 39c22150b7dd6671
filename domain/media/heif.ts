import type { Anatomy } from './anatomy.ts'
import { ascii, positionOf, viewOf } from './bytes.ts'

/** Brands of sequences: several pictures shown one after the other. */
const MOVING = /^(avis|msf1|hevc|hevx|hevm|hevs)$/
const ISPE = [0x69, 0x73, 0x70, 0x65]
/** What is known of the pictures stands at the beginning. */
const META_LENGTH = 256 * 1024
const LARGE = 1
const TO_THE_END = 0

/** How long a box of ISO/IEC 14496-12 is, its own header included; `null` for one that makes no sense. */
function lengthOf(view: DataView, at: number): number | null {
  const written = view.getUint32(at)
  if (written === TO_THE_END) return view.byteLength - at
  if (written !== LARGE) return written >= 8 ? written : null
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : null
}

/** The largest of the sizes: a picture in tiles has one for the whole, and each tile one. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  const view = viewOf(bytes)
  const end = Math.min(bytes.length - 16, META_LENGTH)
  let largest: { width: number; height: number } | null = null
  for (let at = positionOf(bytes, ISPE, 0, end); at >= 0; at = positionOf(bytes, ISPE, at + 1, end)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** Walks the boxes of an AVIF or HEIC (ISO/IEC 23008-12). */
export function heifAnatomy(bytes: Uint8Array): Anatomy | null {
  const view = viewOf(bytes)
  const names: string[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = lengthOf(view, at)
    if (length === null || at + length > bytes.length) return null
    names.push(ascii(bytes, at + 4, at + 8))
    at += length
  }
  const size = sizeOf(bytes)
  if (!size || !names.includes('meta')) return null
  return { ...size, end: at, isMoving: MOVING.test(ascii(bytes, 8, 12)) }
}
