/** Upload limits: 10 MB, the pixel count of current cameras, and the length of panoramas. */
export const PHOTO_LIMITS = { bytes: 10 * 1024 * 1024, side: 30_000, pixels: 60_000_000 } as const

/** Maximum edge in pixels of the stored photo and its small version. */
export const PHOTO_EDGES = { large: 2048, small: 640 } as const

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic'

const begins = (bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte)

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** The format by the file's first bytes, regardless of name or declared type; `null` if unsupported. */
export function photoFormatOf(bytes: Uint8Array): PhotoFormat | null {
  if (begins(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (begins(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  // ISO/IEC 23008-12: brands of HEVC still images.
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(ascii(bytes, 8, 12)))
    return 'heic'
  return null
}

export const PHOTO_REFUSALS = {
  heic: 'HEIC形式の写真は使えません。JPEGで保存し直してから選んでください。',
  unknown: '写真はJPEG、PNG、WebPのいずれかを選んでください。',
  unreadable: '写真を読み取れませんでした。別の写真を選んでください。',
  tooLarge: '写真は1枚10MBまでです。',
  tooManyPixels: '写真が大きすぎます。6000万画素までの写真を選んでください。',
  tooLong: '写真が大きすぎます。1辺は30,000ピクセルまでです。',
  moving: '動く画像は使えません。1枚の写真を選んでください。',
  tooDeep: '写真の色の情報が多すぎます。JPEGで保存し直してから選んでください。',
  tooManyScans: '写真の作りが複雑すぎます。JPEGで保存し直してから選んでください。',
  tooMany: '写真は1件の記録に10枚までです。',
} as const
