import { type Anatomy, bytesOfBits } from './anatomy.ts'
import { ascii, positionOf, viewOf } from './bytes.ts'

/** Brands of image sequences. */
const MOVING = /^(avis|msf1|hevc|hevx|hevm|hevs)$/
const LARGE = 1
const TO_THE_END = 0
/** Alpha is a separate image. */
const CHANNELS = 3

type Range = { from: number; to: number }

/** The length of an ISO/IEC 14496-12 box including its header; `null` if invalid. */
function lengthOf(view: DataView, at: number): number | null {
  const written = view.getUint32(at)
  if (written === TO_THE_END) return view.byteLength - at
  if (written !== LARGE) return written >= 8 ? written : null
  if (at + 16 > view.byteLength) return null
  const length = Number(view.getBigUint64(at + 8))
  return length >= 16 ? length : null
}

/** Content offsets of all boxes with a name, inside the meta box. */
function* boxesIn(bytes: Uint8Array, name: string, { from, to }: Range): Generator<number> {
  const letters = [...name].map((letter) => letter.charCodeAt(0))
  for (let at = positionOf(bytes, letters, from, to); at >= 0; at = positionOf(bytes, letters, at + 1, to))
    yield at + letters.length
}

/** The largest size: tiled images have one size for the whole and one per tile. */
function sizeIn(bytes: Uint8Array, meta: Range): { width: number; height: number } | null {
  const view = viewOf(bytes)
  let largest: { width: number; height: number } | null = null
  for (const at of boxesIn(bytes, 'ispe', { ...meta, to: meta.to - 15 })) {
    const size = { width: view.getUint32(at + 4), height: view.getUint32(at + 8) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

/** The largest bit depth of any channel. */
function bitsIn(bytes: Uint8Array, meta: Range): number {
  let bits = 8
  for (const at of boxesIn(bytes, 'pixi', meta)) bits = Math.max(bits, bytes[at + 5] ?? 0)
  for (const at of boxesIn(bytes, 'av1C', meta)) if ((bytes[at + 2] ?? 0) & 0x40) bits = Math.max(bits, 10)
  for (const at of boxesIn(bytes, 'hvcC', meta)) bits = Math.max(bits, 8 + ((bytes[at + 17] ?? 0) & 7))
  return bits
}

/** Parses the boxes of an AVIF or HEIC (ISO/IEC 23008-12); image properties are in the meta box. */
export function heifAnatomy(bytes: Uint8Array): Anatomy | null {
  const view = viewOf(bytes)
  let meta: Range | null = null
  let at = 0
  while (at + 8 <= bytes.length) {
    const length = lengthOf(view, at)
    if (length === null || at + length > bytes.length) return null
    if (ascii(bytes, at + 4, at + 8) === 'meta') {
      if (meta) return null
      meta = { from: at + 8, to: at + length }
    }
    at += length
  }
  const size = meta && sizeIn(bytes, meta)
  if (!meta || !size) return null
  const bytesPerPixel = CHANNELS * bytesOfBits(bitsIn(bytes, meta))
  return { ...size, end: at, isMoving: MOVING.test(ascii(bytes, 8, 12)), bytesPerPixel, scans: 1 }
}
