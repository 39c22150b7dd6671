import { addDays, clockOf, japanTime, weekdayOf } from '#domain/date/japan-time.ts'
import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import { type OpeningPlace, openingDay } from '#domain/place/opening-day.ts'
import { ClosedDays, Hours } from '#domain/place/place.ts'
import type { Weekday } from '#domain/place/weekday.ts'

/** A day's opening times, or why it is closed. */
type PreviewDay = { date: string; weekday: Weekday; isHoliday: boolean; isOpen: boolean; text: string }

const REASONS: Record<string, string> = {
  regularClosing: '定休日',
  holiday: '祝日の休み',
  yearEnd: '年末年始の休み',
  exception: '臨時休業',
  outOfSeason: '期間外',
}

const timesText = (open: number, close: number): string =>
  open === 0 && close === 1440 ? '終日' : `${clockOf(open)}〜${clockOf(close)}`

/** Form values as input for opening hours; `null` while incomplete, which differs from "unknown". */
export function openingPlaceOf(fields: Record<string, unknown>): OpeningPlace | null {
  const hours = Hours.nullable().safeParse(fields.hours ?? null)
  const closed = ClosedDays.nullable().safeParse(fields.closed ?? null)
  if (!hours.success || !closed.success) return null
  const status = fields.businessStatus
  const stated = ['open', 'tempClosed', 'closed', 'seasonal'] as const
  const months = Array.isArray(fields.months) ? (fields.months as number[]) : undefined
  return {
    hours: hours.data,
    closed: closed.data,
    businessStatus: stated.find((one) => one === status) ?? 'open',
    ...(months && { months }),
  }
}

/** Two weeks from today in Japan. */
export function fortnight(
  place: OpeningPlace,
  now: Date,
  holidays: HolidayCalendar | null,
  days = 14,
): PreviewDay[] {
  const { date: today } = japanTime(now)
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index)
    const day = openingDay(place, date, holidays)
    const isShut = place.businessStatus === 'closed' || place.businessStatus === 'tempClosed'
    const text = isShut
      ? place.businessStatus === 'closed'
        ? '閉業'
        : '休業中'
      : day.kind === 'closed'
        ? (REASONS[day.reason] ?? '休み')
        : day.kind === 'unknown' || !day.openings
          ? '未確認'
          : day.openings.map(({ open, close }) => timesText(open, close)).join('、')
    return {
      date,
      weekday: weekdayOf(date),
      isHoliday: holidays?.days.includes(date) ?? false,
      isOpen: !isShut && day.kind === 'open' && day.openings !== null,
      text,
    }
  })
}
