import { formatIsoDay } from '#domain/date/date.ts'
import type { ClosedDays, Hours, OpeningHours, Place } from '#domain/place/place.ts'
import { WEEKDAYS, type Weekday } from '#domain/place/weekday.ts'
import { filled, type Schema } from './schema.ts'

const DAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

type YearlySpan = { from: string; to: string }

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

const dayOf = (year: number, monthDay: string): string =>
  `${year}-${monthDay === '02-29' && !isLeapYear(year) ? '02-28' : monthDay}`

/** The dates of a yearly span: the one that contains a day, or the next one. */
function datesOf({ from, to }: YearlySpan, today: string): { validFrom: string; validThrough: string } {
  const overNewYear = from > to
  const thisYear = Number(today.slice(0, 4))
  const year = [thisYear - 1, thisYear].find((begin) => dayOf(begin + Number(overNewYear), to) >= today)
  const begin = year ?? thisYear + 1
  return { validFrom: dayOf(begin, from), validThrough: dayOf(begin + Number(overNewYear), to) }
}

/** `26:00` is 02:00 of the next day; a whole day is written `00:00` to `24:00`. */
function clock({ open, close }: { open: string; close: string }): { opens: string; closes: string } {
  const [hours = '00', minutes = '00'] = close.split(':')
  if (open === '00:00' && Number(hours) >= 24) return { opens: open, closes: '23:59' }
  return { opens: open, closes: `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}` }
}

const CLOSED = { opens: '00:00', closes: '00:00' }

const specification = (properties: object): Schema => ({
  '@type': 'OpeningHoursSpecification',
  ...properties,
})

function regularHours(hours: Hours, closed: ClosedDays | null, today: string): Schema[] {
  const allDay: OpeningHours[] = [
    { days: [...WEEKDAYS], open: '00:00', close: '24:00', lastEntry: null, season: null },
  ]
  return (hours.allDay ? allDay : hours.regular).flatMap(({ days, season, ...times }) => {
    const dayOfWeek = days.filter((day) => !closed?.weekdays.includes(day)).map((day) => DAY_NAMES[day])
    const dates = season ? datesOf(season, today) : {}
    return dayOfWeek.length > 0 ? [specification({ dayOfWeek, ...clock(times), ...dates })] : []
  })
}

function specialHours(hours: Hours | null, closed: ClosedDays | null, today: string): Schema[] {
  const exceptions = (hours?.exceptions ?? []).flatMap(({ date, closed: isClosed, open, close }) => {
    const dates = { validFrom: date, validThrough: date }
    if (date < today) return []
    if (isClosed) return [specification({ ...CLOSED, ...dates })]
    return open && close ? [specification({ ...clock({ open, close }), ...dates })] : []
  })
  return [
    ...exceptions,
    ...(closed?.yearEnd ? [specification({ ...CLOSED, ...datesOf(closed.yearEnd, today) })] : []),
  ]
}

/**
 * The opening hours that schema.org can express: weekly hours without weekly closing days, single days and the turn of
 * the year. Rules that depend on the calendar (第3水曜, 祝日の翌日, 不定休) are left out. A closed place has no hours.
 */
export function openingHours(
  { hours, closed, businessStatus }: Pick<Place, 'hours' | 'closed' | 'businessStatus'>,
  now: Date,
): { openingHoursSpecification?: readonly Schema[]; specialOpeningHoursSpecification?: readonly Schema[] } {
  if (businessStatus === 'closed' || businessStatus === 'tempClosed') return {}
  const today = formatIsoDay(now)
  return {
    openingHoursSpecification: filled(hours ? regularHours(hours, closed, today) : []),
    specialOpeningHoursSpecification: filled(specialHours(hours, closed, today)),
  }
}
