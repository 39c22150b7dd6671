import { addDays, clockOf, minutesOf } from '../date/japan-time.ts'
import type { KnownHolidays } from '../place/closing-days.ts'
import { type ClosedReason, type Opening, type OpeningPlace, openingDay } from '../place/opening-day.ts'
import type { TravelActivity } from './activity.ts'
import type { Found } from './clash.ts'
import { clockText } from './clock-text.ts'
import { dayText } from './guide-days.ts'

type Line = Pick<TravelActivity, 'kind' | 'startTime' | 'endTime'>

const DAY = 1440

const CLOSED: Record<ClosedReason, string> = {
  regularClosing: '定休日です。',
  yearEnd: '年末年始の休みです。',
  holiday: '祝日のため休みです。',
  exception: '臨時休業です。',
  outOfSeason: '営業期間外です。',
}

const time = (minutes: number): string => clockText(clockOf(minutes))

/** What of a place's opening does not fit to a line on an ISO day in Japan. `null` for all that fits or is not known. */
export function openingClash(
  place: OpeningPlace,
  line: Line,
  date: string,
  holidays: KnownHolidays | null,
): Found | null {
  const day = openingDay(place, date, holidays)
  const night = nightBefore(place, date, holidays)
  const start = line.startTime && minutesOf(line.startTime)
  if (day.kind === 'closed') {
    if (typeof start === 'number' && night.some(({ close }) => start < close)) return null
    return { kind: 'closedDay', text: `${dayText(date)}は${CLOSED[day.reason]}` }
  }
  // Guests of a hotel come and go: its hours are those of its desk.
  if (day.kind !== 'open' || !day.openings || line.kind === 'hotel') return null
  return visitClash([...night, ...day.openings], line)
}

/** What is left of the evening before, in minutes of this day: 18:00–26:00 is open until two here. */
const nightBefore = (place: OpeningPlace, date: string, holidays: KnownHolidays | null): Opening[] => {
  const before = openingDay(place, addDays(date, -1), holidays)
  const openings = before.kind === 'open' ? (before.openings ?? []) : []
  return openings
    .filter(({ close }) => close > DAY)
    .map(({ close, lastEntry }) => ({
      open: 0,
      close: close - DAY,
      lastEntry: lastEntry === null ? null : lastEntry - DAY,
    }))
}

function visitClash(openings: readonly Opening[], { startTime, endTime }: Line): Found | null {
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

function closedAt(openings: readonly Opening[], last: Opening, start: number): Found {
  const next = openings.find(({ open }) => start < open)
  if (start >= last.close) return { kind: 'afterClosing', text: `営業は${time(last.close)}までです。` }
  const isFirst = next !== undefined && openings.every(({ close }) => close > start)
  if (isFirst) return { kind: 'beforeOpening', text: `営業は${time(next.open)}からです。` }
  return { kind: 'betweenHours', text: `営業時間の合間です。次は${time(next?.open ?? last.open)}からです。` }
}
