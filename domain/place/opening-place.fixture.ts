import type { OpeningPlace } from './opening-day.ts'
import type { ClosedDays, Hours, OpeningHours } from './place.ts'
import { WEEKDAYS } from './weekday.ts'

/** Opening hours, every day of the year by default. */
export const row = (open: string, close: string, rest: Partial<OpeningHours> = {}): OpeningHours => ({
  days: [...WEEKDAYS],
  open,
  close,
  lastEntry: null,
  season: null,
  ...rest,
})

export const closedOn = (rest: Partial<ClosedDays> = {}): ClosedDays => ({
  weekdays: [],
  nthWeekdays: [],
  holidayRule: 'none',
  yearEnd: null,
  irregular: false,
  note: null,
  ...rest,
})

/** A place open from nine to five on every day of the year. */
export const placeOpen = (
  hours: Partial<Hours> = {},
  closed: Partial<ClosedDays> = {},
  rest: Partial<OpeningPlace> = {},
): OpeningPlace => ({
  hours: { regular: [row('09:00', '17:00')], allDay: false, exceptions: [], note: null, ...hours },
  closed: closedOn(closed),
  businessStatus: 'open',
  ...rest,
})

/** A moment in Japan's time: `2026-11-24 09:00`. */
export const inJapan = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+09:00`)
