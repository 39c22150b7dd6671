import { addDays, daysBetween, weekdayOf } from '../date/japan-time.ts'
import { WEEKDAY_NAMES } from '../place/weekday.ts'
import type { TravelGuide } from './guide.ts'
import type { TravelSection } from './section.ts'

type Days = Pick<TravelGuide, 'startDate' | 'endDate'>

/** `11月28日（土）`. */
export const dayText = (date: string): string =>
  `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日（${WEEKDAY_NAMES[weekdayOf(date)]}）`

/** `11/28（土）`, the short form. */
export const shortDayText = (date: string): string =>
  `${Number(date.slice(5, 7))}/${Number(date.slice(8))}（${WEEKDAY_NAMES[weekdayOf(date)]}）`

/** `2026年11月28日（土）〜30日（月）`, `2026年12月31日（木）〜2027年1月2日（土）`; `null` without dates. */
export function daysText({ startDate, endDate }: Days): string | null {
  const first = startDate ?? endDate
  if (first === null) return null
  const from = `${first.slice(0, 4)}年${dayText(first)}`
  if (startDate === null) return `${from}まで`
  if (endDate === null || endDate <= startDate) return endDate === startDate ? from : `${from}から`
  if (endDate.slice(0, 4) !== startDate.slice(0, 4))
    return `${from}〜${endDate.slice(0, 4)}年${dayText(endDate)}`
  const sameMonth = endDate.slice(0, 7) === startDate.slice(0, 7)
  return `${from}〜${sameMonth ? dayText(endDate).replace(/^\d+月/, '') : dayText(endDate)}`
}

/** `日帰り`, `2泊3日`; `null` unless both dates are set. */
export function nightsText({ startDate, endDate }: Days): string | null {
  if (startDate === null || endDate === null || endDate < startDate) return null
  const nights = daysBetween(startDate, endDate)
  return nights === 0 ? '日帰り' : `${nights}泊${nights + 1}日`
}

/** Time until a trip on a day in Japan: `出発まであと7日`, `明日出発`, `旅の2日目`, `旅は終わりました`. `null` without a first day. */
export function countdownText({ startDate, endDate }: Days, today: string): string | null {
  if (startDate === null) return null
  const ahead = daysBetween(today, startDate)
  if (ahead > 1) return `出発まであと${ahead}日`
  if (ahead === 1) return '明日出発'
  if (today > (endDate ?? startDate)) return endDate === null ? null : '旅は終わりました'
  return ahead === 0 ? '今日出発' : `旅の${1 - ahead}日目`
}

/** All days of the guide as ISO days, in order, at most 60; none unless both dates are set. */
export function daysOf({ startDate, endDate }: Days): string[] {
  if (startDate === null || endDate === null || endDate < startDate) return []
  const count = Math.min(daysBetween(startDate, endDate) + 1, 60)
  return Array.from({ length: count }, (_, index) => addDays(startDate, index))
}

/** The date for a new day section: the first day without a section, or the day after the last. */
export function nextDay(guide: Days, sections: readonly Pick<TravelSection, 'date'>[]): string | null {
  const usedDates = new Set(sections.flatMap(({ date }) => date ?? []))
  const free = daysOf(guide).find((day) => !usedDates.has(day))
  if (free) return free
  const last = [...usedDates].toSorted().at(-1)
  return last ? addDays(last, 1) : guide.startDate
}
