import { japanTime } from './japan-time.ts'

/** Year, month and day in Japan, as numbers. A day without a time means that day in Japan. */
const partsOf = (iso: string): number[] =>
  (iso.includes('T') ? japanTime(new Date(iso)).date : iso).split('-').map(Number)

/** `2025年1月1日`, the format for days in prose and on cards. `iso` is a date or a date and time. */
export function japaneseDay(iso: string): string {
  const [year] = partsOf(iso)
  return `${year}年${japaneseMonthDay(iso)}`
}

/** `1月1日`. */
export function japaneseMonthDay(iso: string): string {
  const [, month, day] = partsOf(iso)
  return `${month}月${day}日`
}

/** The month in Japan, 1–12. */
export const japaneseMonth = (now: Date): number => Number(japanTime(now).date.slice(5, 7))
