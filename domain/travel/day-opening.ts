import { clockOf, DAY_MINUTES } from '../date/japan-time.ts'
import type { HolidayCalendar } from '../place/closing-days.ts'
import { type ClosedReason, type OpeningPlace, openingDay } from '../place/opening-day.ts'
import { clockText } from './clock-text.ts'

const CLOSED: Record<ClosedReason, string> = {
  regularClosing: '定休日',
  yearEnd: '年末年始の休み',
  holiday: '祝日のため休み',
  exception: '臨時休業',
  outOfSeason: '営業期間外',
}

const time = (minutes: number): string => clockText(clockOf(minutes))

/**
 * Opening hours of a place on an ISO day in Japan: `9:00〜17:00（最終入場 16:30）`, `11:00〜14:00、17:00〜21:00`, `終日`, `定休日`.
 * `null` if unknown.
 */
export function dayOpeningText(
  place: OpeningPlace,
  date: string,
  holidays: HolidayCalendar | null,
): string | null {
  const day = openingDay(place, date, holidays)
  if (day.kind === 'closed') return CLOSED[day.reason]
  if (day.kind === 'unknown' || !day.openings) return null
  return day.openings
    .map(({ open, close, lastEntry }) => {
      if (open === 0 && close === DAY_MINUTES) return '終日'
      const last = lastEntry === null ? '' : `（最終入場 ${time(lastEntry)}）`
      return `${time(open)}〜${time(close)}${last}`
    })
    .join('、')
}
