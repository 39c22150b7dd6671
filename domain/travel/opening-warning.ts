import { addDays, clockOf, DAY_MINUTES, minutesOf } from '../date/japan-time.ts'
import type { HolidayCalendar } from '../place/closing-days.ts'
import { type ClosedReason, type Opening, type OpeningPlace, openingDay } from '../place/opening-day.ts'
import type { TravelActivity } from './activity.ts'
import { clockText } from './clock-text.ts'
import { dayText } from './guide-days.ts'

/** A warning about the opening hours of a place. */
export type OpeningWarning = {
  kind: 'closedDay' | 'beforeOpening' | 'betweenHours' | 'afterLastEntry' | 'afterClosing' | 'staysTooLong'
  text: string
}

type Line = Pick<TravelActivity, 'kind' | 'startTime' | 'endTime'>

const CLOSED: Record<ClosedReason, string> = {
  regularClosing: '定休日です。',
  yearEnd: '年末年始の休みです。',
  holiday: '祝日のため休みです。',
  exception: '臨時休業です。',
  outOfSeason: '営業期間外です。',
}

const time = (minutes: number): string => clockText(clockOf(minutes))

/**
 * Warning about an activity outside a place's opening hours on an ISO day in Japan. `null` if it fits or is unknown.
 */
export function openingWarning(
  place: OpeningPlace,
  line: Line,
  date: string,
  holidays: HolidayCalendar | null,
): OpeningWarning | null {
  const day = openingDay(place, date, holidays)
  const night = nightBefore(place, date, holidays)
  const start = line.startTime && minutesOf(line.startTime)
  if (day.kind === 'closed') {
    if (typeof start === 'number' && night.some(({ close }) => start < close)) return null
    return { kind: 'closedDay', text: `${dayText(date)}は${CLOSED[day.reason]}` }
  }
  // Hotel guests come and go freely; the hours are those of the reception.
  if (day.kind !== 'open' || !day.openings || line.kind === 'hotel') return null
  return visitWarning([...night, ...day.openings], line)
}

/**
 * Hours of the previous evening that continue after midnight, in minutes of this day: 18:00–26:00 is open until two.
 */
const nightBefore = (place: OpeningPlace, date: string, holidays: HolidayCalendar | null): Opening[] => {
  const before = openingDay(place, addDays(date, -1), holidays)
  const openings = before.kind === 'open' ? (before.openings ?? []) : []
  return openings
    .filter(({ close }) => close > DAY_MINUTES)
    .map(({ close, lastEntry }) => ({
      open: 0,
      close: close - DAY_MINUTES,
      lastEntry: lastEntry === null ? null : lastEntry - DAY_MINUTES,
    }))
}

function visitWarning(openings: readonly Opening[], { startTime, endTime }: Line): OpeningWarning | null {
  const start = startTime ? minutesOf(startTime) : null
  const end = endTime ? minutesOf(endTime) : null
  const last = openings.at(-1)
  if (!last) return null
  if (start === null)
    return end !== null && end > last.close
      ? { kind: 'staysTooLong', text: `${time(last.close)}に終わります。` }
      : null
  const during = openings.find(({ open, close }) => open <= start && start < close)
  if (!during) return closedAt(openings, last, start)
  if (during.lastEntry !== null && start > during.lastEntry)
    return { kind: 'afterLastEntry', text: `最終入場の${time(during.lastEntry)}を過ぎています。` }
  if (end !== null && end > during.close)
    return { kind: 'staysTooLong', text: `${time(during.close)}に終わります。` }
  return null
}

function closedAt(openings: readonly Opening[], last: Opening, start: number): OpeningWarning {
  const next = openings.find(({ open }) => start < open)
  if (start >= last.close) return { kind: 'afterClosing', text: `営業は${time(last.close)}までです。` }
  const isFirst = next !== undefined && openings.every(({ close }) => close > start)
  if (isFirst) return { kind: 'beforeOpening', text: `営業は${time(next.open)}からです。` }
  return { kind: 'betweenHours', text: `営業時間の合間です。次は${time(next?.open ?? last.open)}からです。` }
}
