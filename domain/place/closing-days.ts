import { addDays, isInSeason, weekdayOf } from '../date/japan-time.ts'
import type { ClosedDays } from './place.ts'

/** The public holidays from `from` to `to`, ISO days, both inclusive. Days outside are unknown. */
export type HolidayCalendar = { from: string; to: string; days: readonly string[] }

/**
 * `openForHoliday`: a closing day on which the place opens because of a holiday. `unknown`: depends on holidays
 * outside the calendar.
 */
export type ClosingDay = 'regularClosing' | 'yearEnd' | 'holiday' | 'openForHoliday' | 'unknown' | null

/**
 * Whether an ISO day is a closing day under the place's rules; `null` if not. `openAndCloseNextDay` (祝日の場合は翌日) moves
 * the closing day to the first day that is no holiday, so after a run of holidays such as Golden Week it comes after
 * the run; closing days inside the year-end break are not made up for.
 */
export function closingDay(
  date: string,
  closed: ClosedDays | null,
  holidays: HolidayCalendar | null,
): ClosingDay {
  if (!closed) return null
  if (isYearEnd(date, closed)) return 'yearEnd'
  const isRegular = isRegularClosing(date, closed)
  if (closed.holidayRule === 'none') return isRegular ? 'regularClosing' : null
  if (!holidays || date < holidays.from || date > holidays.to) return 'unknown'
  const isHoliday = holidays.days.includes(date)
  if (closed.holidayRule === 'closed' && isHoliday) return 'holiday'
  if (isRegular) return isHoliday && closed.holidayRule !== 'closed' ? 'openForHoliday' : 'regularClosing'
  const isMovedHere =
    closed.holidayRule === 'openAndCloseNextDay' &&
    !isHoliday &&
    followsOpenClosingDay(date, closed, holidays)
  return isMovedHere ? 'regularClosing' : null
}

const isYearEnd = (date: string, { yearEnd }: ClosedDays): boolean =>
  yearEnd !== null && isInSeason(date, yearEnd)

function isRegularClosing(date: string, { weekdays, nthWeekdays }: ClosedDays): boolean {
  const today = weekdayOf(date)
  const week = Math.ceil(Number(date.slice(8)) / 7)
  return weekdays.includes(today) || nthWeekdays.some(({ nth, weekday }) => nth === week && weekday === today)
}

/** Whether the place stayed open on a closing day among the holidays just before a day. */
function followsOpenClosingDay(date: string, closed: ClosedDays, { days }: HolidayCalendar): boolean {
  for (let day = addDays(date, -1); days.includes(day); day = addDays(day, -1)) {
    if (isRegularClosing(day, closed) && !isYearEnd(day, closed)) return true
  }
  return false
}
