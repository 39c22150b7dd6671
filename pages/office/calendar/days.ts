import { addDays, japanTime, weekdayOf } from '#domain/date/japan-time.ts'
import { WEEKDAYS } from '#domain/place/weekday.ts'

/** The calendar's view: the selected day, and the month or week around it. */
export type View = { day: string; span: 'month' | 'week' }

/** `2026-11-21`, today in Japan. */
export const today = (): string => japanTime(new Date()).date

/** Weeks start on Sunday, as usual in Japan. */
const weekdayPlace = (day: string): number => (WEEKDAYS.indexOf(weekdayOf(day)) + 1) % 7

export const weekOf = (day: string): string[] => {
  const first = addDays(day, -weekdayPlace(day))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The same day `months` later; clamped to the last day of the month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  return moved.toISOString().slice(0, 10)
}

/** The full weeks of a month: four to six. */
export function monthOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`
  const last = addDays(addMonths(first, 1), -1)
  const weeks: string[][] = []
  for (let week = weekOf(first); week[0] !== undefined && week[0] <= last; week = weekOf(addDays(week[0], 7)))
    weeks.push(week)
  return weeks
}

export const weeksOf = ({ day, span }: View): string[][] => (span === 'week' ? [weekOf(day)] : monthOf(day))

/** The day that an arrow key leads to; `null` for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  const week = weekOf(day)
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return week[0] ?? day
    case 'End':
      return week[6] ?? day
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The view from the query: `?week=2026-11-21`, `?month=2026-11-21`; by default the current month. */
export function viewOf(search: string): View {
  const query = new URLSearchParams(search)
  const [week, month] = [query.get('week') ?? '', query.get('month') ?? '']
  const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text))
  if (isDay(week)) return { day: week, span: 'week' }
  return { day: isDay(month) ? month : today(), span: 'month' }
}
