import { expect, test } from 'vitest'
import type { ClosedDays, Hours, OpeningHours } from '#domain/place/place.ts'
import { WEEKDAYS } from '#domain/place/weekday.ts'
import { openingHours } from './opening-hours.ts'

const now = new Date('2026-11-21T12:00:00+09:00')
const row = (own: Partial<OpeningHours> = {}): OpeningHours => ({
  days: [...WEEKDAYS],
  open: '09:00',
  close: '17:00',
  lastEntry: null,
  season: null,
  ...own,
})
const hours = (own: Partial<Hours> = {}): Hours => ({
  regular: [],
  allDay: false,
  exceptions: [],
  note: null,
  ...own,
})
const closed = (own: Partial<ClosedDays> = {}): ClosedDays => ({
  weekdays: [],
  nthWeekdays: [],
  holidayRule: 'none',
  yearEnd: null,
  irregular: false,
  note: null,
  ...own,
})
const of = (own: Partial<Parameters<typeof openingHours>[0]>) =>
  openingHours({ hours: null, closed: null, businessStatus: 'open', ...own }, now)

test('weekly hours exclude the weekly closing days', () => {
  const { openingHoursSpecification } = of({
    hours: hours({ regular: [row({ days: ['mon', 'tue', 'wed'] })] }),
    closed: closed({ weekdays: ['mon'] }),
  })
  expect(openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Tuesday', 'Wednesday'],
      opens: '09:00',
      closes: '17:00',
    },
  ])
})

test.each([
  ['17:00', '26:30', '02:30'],
  ['17:00', '24:00', '00:00'],
  ['00:00', '24:00', '23:59'],
])('open from %s to %s closes at %s', (open, close, closes) => {
  const { openingHoursSpecification } = of({ hours: hours({ regular: [row({ open, close })] }) })
  expect(openingHoursSpecification).toEqual([expect.objectContaining({ opens: open, closes })])
})

test('a place that never closes is open from 00:00 to 23:59 on all seven days', () => {
  const { openingHoursSpecification } = of({ hours: hours({ allDay: true }) })
  expect(openingHoursSpecification).toEqual([expect.objectContaining({ opens: '00:00', closes: '23:59' })])
  expect(openingHoursSpecification?.[0]?.dayOfWeek).toHaveLength(7)
})

test.each([
  [{ from: '03-01', to: '10-31' }, '2027-03-01', '2027-10-31'],
  [{ from: '11-01', to: '02-28' }, '2026-11-01', '2027-02-28'],
  [{ from: '04-01', to: '11-21' }, '2026-04-01', '2026-11-21'],
  [{ from: '12-01', to: '02-29' }, '2026-12-01', '2027-02-28'],
])('the season %o has the dates of its current or next occurrence', (season, validFrom, validThrough) => {
  const { openingHoursSpecification } = of({ hours: hours({ regular: [row({ season })] }) })
  expect(openingHoursSpecification).toEqual([expect.objectContaining({ validFrom, validThrough })])
})

test('exceptions and the turn of the year are special hours, past days are omitted', () => {
  const { specialOpeningHoursSpecification } = of({
    hours: hours({
      exceptions: [
        { date: '2026-11-20', closed: true, open: null, close: null },
        { date: '2026-12-05', closed: true, open: null, close: null },
        { date: '2026-12-06', closed: false, open: '10:00', close: '15:00' },
      ],
    }),
    closed: closed({ yearEnd: { from: '12-29', to: '01-03' } }),
  })
  expect(specialOpeningHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-05', validThrough: '2026-12-05' },
    { opens: '10:00', closes: '15:00', validFrom: '2026-12-06', validThrough: '2026-12-06' },
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-29', validThrough: '2027-01-03' },
  ])
})

test('a closed place and one without hours have no opening hours', () => {
  expect(of({ hours: hours({ allDay: true }), businessStatus: 'closed' })).toEqual({})
  expect(of({ hours: hours({ allDay: true }), businessStatus: 'tempClosed' })).toEqual({})
  expect(of({}).openingHoursSpecification).toBeUndefined()
})
