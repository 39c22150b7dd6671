/** Upload limits: 10 MB, and at most as many pixels as the machine that generates the sizes can hold. */
export const MEDIA_LIMITS = { bytes: 10 * 1024 * 1024, side: 12_000, pixels: 50_000_000 } as const

/**
 * Limits for decoding: bytes of all pixels, number of scans, and pixels times scans. A photo of 48 megapixels at ten
 * bits per channel, or of eight megapixels with twenty scans, is below each.
 */
export const DECODING_LIMITS = { bytes: 320_000_000, scans: 100, scannedPixels: 1_000_000_000 } as const

/** Maximum edge of stored pictures in pixels: twice the largest size that pages show. */
export const MEDIA_EDGE = 4096

/** Why a file is rejected, as shown to the uploader. */
export const MEDIA_REFUSALS = {
  empty: 'ファイルが空です。別の画像を選んでください。',
  unknown: '画像はJPEG、PNG、WebP、AVIF、HEICのいずれかを選んでください。',
  svg: 'SVGは、中にプログラムを含められるため使えません。JPEGかPNGで保存し直してください。',
  moving: '動く画像は使えません。1枚の静止画を選んでください。',
  foreign: '画像のほかに、プログラムや圧縮ファイルが含まれています。画像だけを保存し直してください。',
  unreadable: '画像を読み取れませんでした。ファイルが壊れているか、途中で切れています。',
  heic: 'このHEICは読み取れませんでした。JPEGで保存し直してから選んでください。',
  tooLarge: '画像は1枚10MBまでです。',
  tooLong: '画像が大きすぎます。1辺は12,000ピクセルまでです。',
  tooManyPixels: '画像が大きすぎます。5,000万画素までの画像を選んでください。',
  tooDeep: '画像の色の情報が多すぎます。1色8ビットのJPEGかPNGで保存し直してください。',
  tooManyScans: '画像の作りが複雑すぎます。JPEGで保存し直してください。',
} as const
export type MediaRefusal = keyof typeof MEDIA_REFUSALS

/** Message for a file that the library already contains. */
export const SAME_PICTURE = '同じ画像があります。'
