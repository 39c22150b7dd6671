import { expect, test } from 'vitest'
import { holidaysAround } from '../date/public-holidays.server.ts'
import { closingDay } from './closing-days.ts'
import { closedOn, inJapan } from './opening-place.fixture.ts'
import type { ClosedDays } from './place.ts'

const holidays = holidaysAround(inJapan('2026-01-10 12:00'))
const closing = (date: string, closed: Partial<ClosedDays>) => closingDay(date, closedOn(closed), holidays)

test.each([
  ['2026-11-03', 'first Tuesday', null],
  ['2026-11-10', 'second Tuesday', 'regularClosing'],
  ['2026-11-17', 'third Tuesday', null],
  ['2026-11-24', 'fourth Tuesday', 'regularClosing'],
  ['2026-12-29', 'fifth Tuesday', 'regularClosing'],
  ['2026-11-11', 'second Wednesday', null],
] as const)('closed on the 2nd, 4th and 5th Tuesday: %s, the %s, is %s', (date, _name, expected) => {
  const nthWeekdays = ([2, 4, 5] as const).map((nth) => ({ nth, weekday: 'tue' as const }))
  expect(closing(date, { nthWeekdays })).toBe(expected)
})

test.each([
  ['2026-12-28', null],
  ['2026-12-29', 'yearEnd'],
  ['2026-12-31', 'yearEnd'],
  ['2027-01-01', 'yearEnd'],
  ['2027-01-03', 'yearEnd'],
  ['2027-01-04', null],
] as const)('a break from 29 December to 3 January wraps around the year: %s is %s', (date, expected) => {
  expect(closing(date, { yearEnd: { from: '12-29', to: '01-03' } })).toBe(expected)
})

test.each([
  // Monday 12 January 2026 is 成人の日.
  ['none', '2026-01-12', 'regularClosing'],
  ['none', '2026-01-13', null],
  ['open', '2026-01-12', 'openForHoliday'],
  ['open', '2026-01-13', null],
  ['closed', '2026-01-12', 'holiday'],
  ['closed', '2026-02-11', 'holiday'],
  ['closed', '2026-01-19', 'regularClosing'],
  ['openAndCloseNextDay', '2026-01-12', 'openForHoliday'],
  ['openAndCloseNextDay', '2026-01-13', 'regularClosing'],
  ['openAndCloseNextDay', '2026-01-14', null],
  ['openAndCloseNextDay', '2026-01-19', 'regularClosing'],
  ['openAndCloseNextDay', '2026-01-20', null],
  // A holiday that is not a closing day changes nothing: Wednesday 11 February.
  ['openAndCloseNextDay', '2026-02-11', null],
  ['openAndCloseNextDay', '2026-02-12', null],
] as const)('closed on Mondays, holiday rule %s: %s is %s', (holidayRule, date, expected) => {
  expect(closing(date, { weekdays: ['mon'], holidayRule })).toBe(expected)
})

test.each([
  // Golden Week 2026: Sunday 3 to Wednesday 6 May, the last a substitute holiday.
  ['2026-05-03', null],
  ['2026-05-04', 'openForHoliday'],
  ['2026-05-05', null],
  ['2026-05-06', null],
  ['2026-05-07', 'regularClosing'],
  ['2026-05-08', null],
  // Silver Week 2026: Monday 21 to Wednesday 23 September, the middle one a holiday between two.
  ['2026-09-21', 'openForHoliday'],
  ['2026-09-22', null],
  ['2026-09-23', null],
  ['2026-09-24', 'regularClosing'],
  ['2026-09-25', null],
] as const)('a Monday closing day moves behind a run of holidays: %s is %s', (date, expected) => {
  expect(closing(date, { weekdays: ['mon'], holidayRule: 'openAndCloseNextDay' })).toBe(expected)
})

test('a closing day on the last holiday of a run moves to the next day, two of them to the same day', () => {
  const rule = { holidayRule: 'openAndCloseNextDay' } as const
  expect(closing('2026-05-07', { weekdays: ['wed'], ...rule })).toBe('regularClosing')
  expect(closing('2026-05-07', { weekdays: ['mon', 'tue'], ...rule })).toBe('regularClosing')
  expect(closing('2026-05-08', { weekdays: ['mon', 'tue'], ...rule })).toBeNull()
})

test('a closing day inside the year-end break is not made up for', () => {
  // Friday 1 January 2027 is 元日.
  const closed = { weekdays: ['fri'], holidayRule: 'openAndCloseNextDay' } as const
  const around = holidaysAround(inJapan('2027-01-02 12:00'))
  expect(closingDay('2027-01-02', closedOn({ ...closed, weekdays: ['fri'] }), around)).toBe('regularClosing')
  const withBreak = closedOn({ ...closed, weekdays: ['fri'], yearEnd: { from: '12-31', to: '01-01' } })
  expect(closingDay('2027-01-02', withBreak, around)).toBeNull()
})

test('without a holiday calendar, only rules that need none give a result', () => {
  expect(closingDay('2031-05-05', closedOn({ weekdays: ['mon'], holidayRule: 'open' }), holidays)).toBe(
    'unknown',
  )
  expect(closingDay('2031-05-05', closedOn({ weekdays: ['mon'], holidayRule: 'open' }), null)).toBe('unknown')
  expect(closingDay('2031-05-05', closedOn({ weekdays: ['mon'] }), null)).toBe('regularClosing')
  expect(closingDay('2031-05-05', null, null)).toBeNull()
})
