import type { Media } from '#domain/media/media.ts'

const NUMBER = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 })

/** File size: `820 KB`, `2.4 MB`. */
export const bytesText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${NUMBER.format(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${NUMBER.format(bytes / 1024 / 1024)} MB`

export const sizeText = ({ width, height }: Pick<Media, 'width' | 'height'>): string =>
  `${NUMBER.format(width)}×${NUMBER.format(height)}`

/** What is missing before a picture can be published. */
export const missingText = ({ alt, credit }: Pick<Media, 'alt' | 'credit'>): string | null => {
  if (alt === '' && credit === '') return '説明文とクレジットがありません'
  if (alt === '') return '説明文がありません'
  return credit === '' ? 'クレジットがありません' : null
}

/** The end of a list that had several pages. */
export const allShown = (shown: number): string | null =>
  shown > 40 ? `これで全部です（${shown}枚）。` : null

export const usesText = (uses: number): string => (uses === 0 ? '使われていません' : `${uses}件で使用中`)
