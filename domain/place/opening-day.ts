import { DAY_MINUTES, isInSeason, minutesOf, weekdayOf } from '../date/japan-time.ts'
import { type ClosingDay, closingDay, type HolidayCalendar } from './closing-days.ts'
import type { Hours, OpeningHours, Place } from './place.ts'
import type { Weekday } from './weekday.ts'

/** Input for opening hours. `months` (1–12) is for offers in some months only. */
export type OpeningPlace = Pick<Place, 'hours' | 'closed' | 'businessStatus'> & { months?: readonly number[] }

/** Minutes since midnight of the day the hours belong to; `close` is after `open` and at most 48 hours away. */
export type Opening = { open: number; close: number; lastEntry: number | null }

/** Why a place is closed on a day: 定休日, 年末年始, 祝日, 臨時休業, or 営業期間外. */
export type ClosedReason =
  | Extract<ClosingDay, 'regularClosing' | 'yearEnd' | 'holiday'>
  | 'exception'
  | 'outOfSeason'

/** One day of a place. `openings: null`: open, hours unknown; `unknown`: open or closed is unknown. */
type OpeningDay =
  | { kind: 'open'; openings: readonly Opening[] | null }
  | { kind: 'closed'; reason: ClosedReason }
  | { kind: 'unknown' }

const WHOLE_DAY: Opening = { open: 0, close: DAY_MINUTES, lastEntry: null }

/** The opening state of a place on an ISO day in Japan. An exception for the day overrides all other rules. */
export function openingDay(place: OpeningPlace, date: string, holidays: HolidayCalendar | null): OpeningDay {
  const exception = place.hours?.exceptions.find((one) => one.date === date)
  if (exception?.closed) return { kind: 'closed', reason: 'exception' }
  if (place.hours && exception) return { kind: 'open', openings: exceptional(place.hours, date, exception) }
  if (isOutOfMonths(place, date)) return { kind: 'closed', reason: 'outOfSeason' }
  const closing = closingDay(date, place.closed, holidays)
  if (closing === 'unknown' || isSeasonUnknown(place)) return { kind: 'unknown' }
  if (closing && closing !== 'openForHoliday') return { kind: 'closed', reason: closing }
  return regularDay(place.hours, date, closing === 'openForHoliday')
}

/** `usesSundayHours`: a closing weekday without a row of its own has Sunday's hours when it is a holiday. */
function regularDay(hours: Hours | null, date: string, usesSundayHours = false): OpeningDay {
  if (hours?.allDay) return { kind: 'open', openings: [WHOLE_DAY] }
  if (!hours || hours.regular.length === 0) return { kind: 'open', openings: null }
  const inSeason = hours.regular.filter(({ season }) => !season || isInSeason(date, season))
  if (inSeason.length === 0) return { kind: 'closed', reason: 'outOfSeason' }
  const ownOpenings = openingsOn(inSeason, weekdayOf(date))
  const openings = ownOpenings.length === 0 && usesSundayHours ? openingsOn(inSeason, 'sun') : ownOpenings
  // A weekday without hours counts as a regular closing day.
  return openings.length > 0 ? { kind: 'open', openings } : { kind: 'closed', reason: 'regularClosing' }
}

/** The exception's own hours; without any, the day's regular hours, if there are. */
function exceptional(
  hours: Hours,
  date: string,
  { open, close }: Hours['exceptions'][number],
): readonly Opening[] | null {
  const day = regularDay(hours, date)
  const regular = day.kind === 'open' ? day.openings : null
  if (open === null && close === null) return regular
  const [first, last] = [regular?.[0], regular?.at(-1)]
  const from = open === null ? first?.open : minutesOf(open)
  const to = close === null ? last?.close : minutesOf(close)
  return from === undefined || to === undefined ? null : [opening(from, to, null)]
}

const openingsOn = (rows: readonly OpeningHours[], weekday: Weekday): Opening[] =>
  rows
    .filter(({ days }) => days.includes(weekday))
    .map(({ open, close, lastEntry }) =>
      opening(minutesOf(open), minutesOf(close), lastEntry === null ? null : minutesOf(lastEntry)),
    )

/** `18:00` to `02:00` spans midnight: a closing time before the opening time is on the next day. */
const opening = (open: number, close: number, lastEntry: number | null): Opening => ({
  open,
  close: close <= open ? close + DAY_MINUTES : close,
  lastEntry: lastEntry !== null && lastEntry < open ? lastEntry + DAY_MINUTES : lastEntry,
})

const isOutOfMonths = ({ months }: OpeningPlace, date: string): boolean =>
  months !== undefined && months.length > 0 && !months.includes(Number(date.slice(5, 7)))

/** Open in part of the year, with the period unknown. */
const isSeasonUnknown = ({ businessStatus, hours, months }: OpeningPlace): boolean =>
  businessStatus === 'seasonal' &&
  (months ?? []).length === 0 &&
  !hours?.regular.some(({ season }) => season !== null)
