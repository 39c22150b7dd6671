import { addDays, isInSeason, weekdayOf } from '../date/japan-time.ts'
import type { ClosedDays } from './place.ts'

/** The public holidays from `from` to `to`, ISO days, both included. About other days it says nothing. */
export type KnownHolidays = { from: string; to: string; days: readonly string[] }

/**
 * `openForHoliday`: a closing day on which the place opens, because it is a holiday.
 * `unknown`: whether the day is a closing day hangs on a holiday calendar that is not at hand.
 */
export type ClosingDay = 'regularClosing' | 'yearEnd' | 'holiday' | 'openForHoliday' | 'unknown' | null

/**
 * What the rules of its closing days make of a place on an ISO day; `null` is any other day. `openAndCloseNextDay` (祝日の場合は翌日) moves the closing
 * day to the first day that is no holiday, so after a run of holidays such as Golden Week it comes behind the run;
 * a closing day inside the year-end break is not made up for.
 */
export function closingDay(
  date: string,
  closed: ClosedDays | null,
  holidays: KnownHolidays | null,
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

/** Whether one of the holidays just before a day was a closing day on which the place stayed open. */
function followsOpenClosingDay(date: string, closed: ClosedDays, { days }: KnownHolidays): boolean {
  for (let day = addDays(date, -1); days.includes(day); day = addDays(day, -1)) {
    if (isRegularClosing(day, closed) && !isYearEnd(day, closed)) return true
  }
  return false
}
