import holidayJp from '@holiday-jp/holiday_jp'
import type { HolidayCalendar } from '../place/closing-days.ts'
import { addDays, isInCalendar, japanTime } from './japan-time.ts'

const ALL_DAYS = Object.keys(holidayJp.holidays)

/** How far ahead a prerendered page knows the holidays, in days: a little over a year. */
const COVERED_DAYS = 400
/** More than any run of holidays, because the days before today affect today's closing day. */
const DAYS_BEFORE = 14

/** Japan's public holidays between two ISO days (国民の祝日, with 振替休日 and 国民の休日). */
const holidaysBetween = (from: string, to: string) => ({
  from,
  to,
  days: ALL_DAYS.filter((day) => from <= day && day <= to),
})

/**
 * Japan's public holidays around a moment (国民の祝日, with 振替休日 and 国民の休日), about twenty ISO days. Server only: the
 * package's table of eighty years is too large for a page, which receives these as data. The range starts with a
 * month, so that all pages built in a month carry the same data.
 */
export function holidaysAround(now: Date): HolidayCalendar {
  const from = addDays(`${japanTime(now).date.slice(0, 7)}-01`, -DAYS_BEFORE)
  const to = addDays(from, COVERED_DAYS)
  return holidaysBetween(from, to)
}

/** The dates of a guide change while it is written, rarely by more than this many days. */
const GUIDE_DAYS = 730

/** The same for a guide: around its first day, or around `now` when that is not set. */
export const holidaysOfGuide = (startDate: string | null, now: Date) => {
  const day = startDate ?? japanTime(now).date
  const [from, to] = [addDays(day, -GUIDE_DAYS / 2), addDays(day, GUIDE_DAYS)]
  return holidaysBetween(isInCalendar(from) ? from : day, isInCalendar(to) ? to : day)
}
