import type { Anatomy, MediaFormat } from './anatomy.ts'
import { ascii, matchesAt, viewOf } from './bytes.ts'
import { isMoreThanPicture } from './foreign.ts'
import { heifAnatomy } from './heif.ts'
import { jpegAnatomy } from './jpeg.ts'
import { DECODING_LIMITS, MEDIA_LIMITS, type MediaRefusal } from './limits.ts'
import { pngAnatomy } from './png.ts'
import { webpAnatomy } from './webp.ts'

const AVIF = /^(avif|avis)$/
const HEIC = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/
const HEAD_LENGTH = 64

/** Major and compatible brands of an ISO media file. */
const brandsOf = (bytes: Uint8Array): string[] =>
  ascii(bytes, 8, Math.min(HEAD_LENGTH, viewOf(bytes).getUint32(0)))
    .match(/[\s\S]{4}/g)
    ?.filter((_, index) => index !== 1) ?? []

/** The format by the file's first bytes, regardless of its name or declared type; `null` for unsupported formats. */
export function mediaFormatOf(bytes: Uint8Array): MediaFormat | null {
  if (matchesAt(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (matchesAt(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) !== 'ftyp') return null
  const brands = brandsOf(bytes)
  if (brands.some((brand) => AVIF.test(brand))) return 'avif'
  return brands.some((brand) => HEIC.test(brand)) ? 'heic' : null
}

const ANATOMIES: Record<MediaFormat, (bytes: Uint8Array) => Anatomy | null> = {
  jpeg: jpegAnatomy,
  png: pngAnatomy,
  webp: webpAnatomy,
  avif: heifAnatomy,
  heic: heifAnatomy,
}

/** The start of a text, without byte order mark and white space. */
const beginOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8').decode(bytes.subarray(0, 1024)).trimStart().toLowerCase()

const otherProblem = (bytes: Uint8Array): MediaRefusal => {
  if (bytes.length === 0) return 'empty'
  const begin = beginOf(bytes)
  if (/^(<\?xml|<!doctype svg|<!--|<svg)/.test(begin) && begin.includes('<svg')) return 'svg'
  return ascii(bytes, 0, 3) === 'GIF' ? 'moving' : 'unknown'
}

type Size = { width: number; height: number }
type SizeLimits = { side: number; pixels: number }

/** Whether the dimensions exceed the limits. */
export function sizeProblem<Limits extends SizeLimits>(
  { width, height }: Size,
  { side, pixels }: Limits,
): 'unreadable' | 'tooLong' | 'tooManyPixels' | null {
  if (width < 1 || height < 1) return 'unreadable'
  if (Math.max(width, height) > side) return 'tooLong'
  return width * height > pixels ? 'tooManyPixels' : null
}

type DecodingProblem = ReturnType<typeof sizeProblem> | 'moving' | 'tooDeep' | 'tooManyScans'

/** Whether decoding would cost more than any real photo. */
function decodingProblem(anatomy: Anatomy, limits: SizeLimits): DecodingProblem {
  const { width, height, bytesPerPixel, scans, isMoving } = anatomy
  const pixels = width * height
  const problem = sizeProblem(anatomy, limits) ?? (isMoving ? 'moving' : null)
  if (problem) return problem
  if (pixels * bytesPerPixel > DECODING_LIMITS.bytes) return 'tooDeep'
  const isTooLong = scans > DECODING_LIMITS.scans || pixels * scans > DECODING_LIMITS.scannedPixels
  return isTooLong ? 'tooManyScans' : null
}

/**
 * What is wrong with the image of a file, by its structure alone: truncated, inconsistent, or too expensive to
 * decode. `null` if it can be decoded.
 */
export function pictureProblem(bytes: Uint8Array, format: MediaFormat, limits: SizeLimits): DecodingProblem {
  const anatomy = ANATOMIES[format](bytes)
  return anatomy ? decodingProblem(anatomy, limits) : 'unreadable'
}

type Inspection =
  | { format: MediaFormat; width: number; height: number; problem: null }
  | { format: MediaFormat | null; problem: MediaRefusal }

/**
 * Inspects a file without decoding pixels: browsers check before uploading, the Worker before decoding, which
 * prevents decompression bombs.
 */
export function inspectMedia(bytes: Uint8Array): Inspection {
  const format = mediaFormatOf(bytes)
  if (bytes.length > MEDIA_LIMITS.bytes) return { format, problem: 'tooLarge' }
  if (!format) return { format, problem: otherProblem(bytes) }
  const anatomy = ANATOMIES[format](bytes)
  if (!anatomy) return { format, problem: 'unreadable' }
  const { width, height, end } = anatomy
  const problem = decodingProblem(anatomy, MEDIA_LIMITS) ?? (isMoreThanPicture(bytes, end) ? 'foreign' : null)
  return problem ? { format, problem } : { format, width, height, problem: null }
}
