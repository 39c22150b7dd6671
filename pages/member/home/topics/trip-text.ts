import { daysBetween } from '#domain/date/japan-time.ts'
import { japaneseDay, japaneseMonthDay } from '#domain/date/japanese-date.ts'

/** `あと12日`, `明日から`, `旅の2日目`; `today` is the day in Japan. */
export function countdown(
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): string {
  const days = daysBetween(today, startDate)
  if (days > 1) return `あと${days}日`
  if (days === 1) return '明日から'
  if (startDate === endDate) return '今日の旅'
  if (today === endDate) return '旅の最終日'
  return days === 0 ? '旅の初日' : `旅の${1 - days}日目`
}

/** `2026年12月5日から7日まで`: common parts of both dates appear once. */
export function tripDays({ startDate, endDate }: { startDate: string; endDate: string }): string {
  if (startDate === endDate) return japaneseDay(startDate)
  const isSameMonth = startDate.slice(0, 7) === endDate.slice(0, 7)
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  const end = isSameMonth
    ? `${Number(endDate.slice(8))}日`
    : isSameYear
      ? japaneseMonthDay(endDate)
      : japaneseDay(endDate)
  return `${japaneseDay(startDate)}から${end}まで`
}
