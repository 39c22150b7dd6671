import { addDays, clockOf, DAY_MINUTES, japanTime } from '../date/japan-time.ts'
import type { HolidayCalendar } from './closing-days.ts'
import { type ClosedReason, type Opening, type OpeningPlace, openingDay } from './opening-day.ts'

/** The next opening: an ISO day, `HH:mm` (`null` if the hours are unknown), and the number of days until then. */
export type NextOpening = { date: string; time: string | null; inDays: number }

/**
 * 今日の営業. Times are `HH:mm` of today in Japan and continue after midnight (`26:00`); `until: null`: open around the
 * clock. `afterHours`: closed for today, `suspended`: 休業中, `outOfBusiness`: 閉業.
 */
export type OpeningState =
  | {
      state: 'open'
      until: string | null
      lastEntry: string | null
      isLastEntryOver: boolean
      endsSoon: boolean
    }
  | { state: 'opensLater'; from: string; until: string; lastEntry: string | null }
  | {
      state: 'closedToday'
      reason: ClosedReason | 'afterHours' | 'suspended' | 'outOfBusiness'
      next: NextOpening | null
    }
  | { state: 'unknown' }

const SOON_MINUTES = 60
const DAYS_AHEAD = 14

/**
 * The opening state at `now` in Japan's time, and the next opening within 14 days. `holidays` are the public holidays
 * around `now`; without them, places whose closing days depend on holidays are `unknown`.
 */
export function openingState(place: OpeningPlace, now: Date, holidays: HolidayCalendar | null): OpeningState {
  if (place.businessStatus === 'closed') return { state: 'closedToday', reason: 'outOfBusiness', next: null }
  if (place.businessStatus === 'tempClosed') return { state: 'closedToday', reason: 'suspended', next: null }
  const { date, minute } = japanTime(now)
  const dayAt = (index: number) => openingDay(place, addDays(date, index), holidays)
  // Yesterday's hours may continue past midnight, and tomorrow's may follow today's without a break.
  const around = [-1, 0, 1].flatMap((index) => {
    const day = dayAt(index)
    return day.kind === 'open'
      ? (day.openings ?? []).map((opening) => moved(opening, index * DAY_MINUTES))
      : []
  })
  const current = around
    .filter(({ open, close }) => open <= minute && minute < close)
    .sort(byClose)
    .at(-1)
  if (current) return openNow(joined(current, around), minute)
  const today = dayAt(0)
  const later = around.filter(({ open }) => minute < open && open < DAY_MINUTES).sort(byOpen)[0]
  if (later) {
    const { open, close, lastEntry } = joined(later, around)
    return { state: 'opensLater', from: clockOf(open), until: clockOf(close), lastEntry: clock(lastEntry) }
  }
  if (today.kind === 'unknown' || (today.kind === 'open' && !today.openings)) return { state: 'unknown' }
  const reason = today.kind === 'closed' ? today.reason : 'afterHours'
  return { state: 'closedToday', reason, next: nextOpening(date, dayAt) }
}

function openNow({ close, lastEntry }: Opening, minute: number): OpeningState {
  // Open until the end of tomorrow, so the closing time does not matter.
  if (close >= 2 * DAY_MINUTES)
    return { state: 'open', until: null, lastEntry: null, isLastEntryOver: false, endsSoon: false }
  return {
    state: 'open',
    until: clockOf(close),
    lastEntry: clock(lastEntry),
    isLastEntryOver: lastEntry !== null && minute > lastEntry,
    endsSoon: close - minute <= SOON_MINUTES,
  }
}

/** The first opening after today. Stops at a day with unknown hours. */
function nextOpening(
  date: string,
  dayAt: (index: number) => ReturnType<typeof openingDay>,
): NextOpening | null {
  for (let index = 0; index <= DAYS_AHEAD; index++) {
    const day = dayAt(index)
    if (day.kind === 'unknown') return null
    if (day.kind === 'closed') continue
    if (!day.openings) return index === 0 ? null : { date: addDays(date, index), time: null, inDays: index }
    const opens = day.openings
      .map(({ open }) => open + index * DAY_MINUTES)
      .filter((open) => open >= DAY_MINUTES)
    if (opens.length === 0) continue
    const first = Math.min(...opens)
    const inDays = Math.floor(first / DAY_MINUTES)
    if (inDays > DAYS_AHEAD) return null
    return { date: addDays(date, inDays), time: clockOf(first % DAY_MINUTES), inDays }
  }
  return null
}

/** An opening merged with those that follow without a break. */
function joined(start: Opening, openings: readonly Opening[]): Opening {
  const next = openings.find(({ open, close }) => open <= start.close && close > start.close)
  return next ? joined({ ...next, open: start.open }, openings) : start
}

const moved = ({ open, close, lastEntry }: Opening, minutes: number): Opening => ({
  open: open + minutes,
  close: close + minutes,
  lastEntry: lastEntry === null ? null : lastEntry + minutes,
})
/** Yesterday's last entry, seen after midnight, is negative. */
const clock = (minutes: number | null): string | null =>
  minutes === null ? null : clockOf(minutes < 0 ? minutes + DAY_MINUTES : minutes)
const byOpen = (a: Opening, b: Opening): number => a.open - b.open
const byClose = (a: Opening, b: Opening): number => a.close - b.close
