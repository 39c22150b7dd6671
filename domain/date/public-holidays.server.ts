import holidayJp from '@holiday-jp/holiday_jp'
import type { KnownHolidays } from '../place/closing-days.ts'
import { addDays, japanTime } from './japan-time.ts'

const ALL_DAYS = Object.keys(holidayJp.holidays)

/** How long a prerendered page can tell closing days that move on holidays: a little over a year. */
const DAYS_KNOWN = 400
/** Longer than any run of holidays: the days before today decide about today. */
const DAYS_BEFORE = 14

/** Japan's public holidays from one ISO day to another (国民の祝日, with 振替休日 and 国民の休日). */
const holidaysBetween = (from: string, to: string) => ({
  from,
  to,
  days: ALL_DAYS.filter((day) => from <= day && day <= to),
})

/**
 * Japan's public holidays around a moment (国民の祝日, with 振替休日 and 国民の休日), about twenty ISO days.
 * On the server only: the package's table of eighty years is too heavy for a page, which gets these as data.
 * They begin with a month, so that the pages of a month carry the same.
 */
export function holidaysAround(now: Date): KnownHolidays {
  const from = addDays(`${japanTime(now).date.slice(0, 7)}-01`, -DAYS_BEFORE)
  const to = addDays(from, DAYS_KNOWN)
  return holidaysBetween(from, to)
}

/** A guide's days are moved while it is written, seldom by more than this. */
const GUIDE_DAYS = 730

/** The same for a guide: around the day on which it begins, or around a moment when that is not decided. */
export const holidaysOfGuide = (startDate: string | null, now: Date) => {
  const day = startDate ?? japanTime(now).date
  return holidaysBetween(addDays(day, -GUIDE_DAYS / 2), addDays(day, GUIDE_DAYS))
}
