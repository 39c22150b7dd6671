import { type Anatomy, bytesOfBits } from './anatomy.ts'
import { viewOf } from './bytes.ts'

/** Frame markers with a size: SOF0–SOF15 without DHT, JPG and DAC (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const START_OF_SCAN = 0xda
const END = 0xd9
/** TEM, RST0–7 and SOI: markers without a payload. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** The marker after coded data: an FF that is neither stuffed, nor fill, nor a restart marker. */
function markerAfter(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return -1
}

/** Parses a JPEG marker by marker, so that truncated files are detected before decoding. */
export function jpegAnatomy(bytes: Uint8Array): Anatomy | null {
  const view = viewOf(bytes)
  let frame: Pick<Anatomy, 'width' | 'height' | 'bytesPerPixel'> | null = null
  let scans = 0
  let at = 2
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === 0xff) at += 1
    else if (marker === END) return frame && { ...frame, scans, end: at + 2, isMoving: false }
    else if (isAlone(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return null
      if (isFrame(marker)) {
        // A second frame could have another size than the one decoders use.
        if (frame || at + 10 > bytes.length) return null
        const bytesPerPixel = view.getUint8(at + 9) * bytesOfBits(view.getUint8(at + 4))
        frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7), bytesPerPixel }
      }
      at += 2 + view.getUint16(at + 2)
      if (marker === START_OF_SCAN) {
        scans += 1
        at = markerAfter(bytes, at)
      }
    }
  }
  return null
}
