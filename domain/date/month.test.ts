import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, japanTime } from './japan-time.ts'
import {
  areInMonth,
  aYearBefore,
  comingMonth,
  MONTHS,
  monthAfter,
  monthOfSlug,
  monthsShowing,
} from './month.ts'

test('only the numbers 1 to 12, written without a zero, are months', () => {
  expect(MONTHS.map((month) => monthOfSlug(String(month)))).toEqual(MONTHS)
  for (const slug of ['0', '13', '01', '1.0', '+1', ' 1', '１', 'january', '', '-1', '1e0'])
    expect([slug, monthOfSlug(slug)]).toEqual([slug, null])
})

test('after December comes January, and before January December', () => {
  expect([monthAfter(12, 1), monthAfter(11, 1), monthAfter(1, -1), monthAfter(12, -1)]).toEqual([
    1, 12, 12, 11,
  ])
})

test('a month is the present one until it ends in Japan, then that of the next year', () => {
  const last = new Date('2026-11-30T14:59:59Z')
  expect([1, 10, 11, 12].map((month) => comingMonth(month, last))).toEqual([
    '2027-01',
    '2027-10',
    '2026-11',
    '2026-12',
  ])
  expect(comingMonth(11, new Date('2026-11-30T15:00:00Z'))).toBe('2027-11')
})

test('at the turn of the year in Japan all months are those of the new year', () => {
  expect(comingMonth(12, new Date('2026-12-31T14:59:59Z'))).toBe('2026-12')
  const midnight = new Date('2026-12-31T15:00:00Z')
  expect([comingMonth(1, midnight), comingMonth(12, midnight)]).toEqual(['2027-01', '2027-12'])
  expect(aYearBefore('2027-01')).toBe('2026-01')
})

test('what spans months is in each of them, also over the turn of the year', () => {
  const winter = { firstDay: '2026-12-01', lastDay: '2027-03-31' }
  const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-12']
  expect(months.filter((month) => areInMonth(winter, month))).toEqual(months.slice(1, 5))
})

test('29 February is in February', () => {
  const leapDay = { firstDay: '2028-02-29', lastDay: '2028-02-29' }
  expect(monthsShowing(leapDay, new Date('2028-01-10T00:00:00Z'))).toEqual([2])
  // A year later it is what was held the year before.
  expect(monthsShowing(leapDay, new Date('2029-02-10T00:00:00Z'))).toEqual([2])
  expect(monthsShowing(leapDay, new Date('2029-03-10T00:00:00Z'))).toEqual([])
})

test('pages show what is in the present or coming month, or in that of a year before', () => {
  const now = new Date('2026-11-28T03:00:00Z')
  const shown = (firstDay: string, lastDay: string) => monthsShowing({ firstDay, lastDay }, now)
  expect(shown('2026-11-02', '2026-11-04')).toEqual([11])
  expect(shown('2026-12-01', '2027-03-31')).toEqual([1, 2, 3, 12])
  expect(shown('2026-08-13', '2026-08-16')).toEqual([8])
  expect(shown('2025-08-13', '2025-08-16')).toEqual([])
  expect(shown('2025-11-02', '2025-11-04')).toEqual([11])
  expect(shown('2000-01-01', '2099-12-31')).toEqual(MONTHS)
})

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))
const moment = fc
  .date({ min: new Date('2022-01-01'), max: new Date('2070-01-01'), noInvalidDate: true })
  .map((date) => new Date(date))

test('the coming month is the first of its name that is not over', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MONTHS), moment, (month, now) => {
      const [coming, today] = [comingMonth(month, now), japanTime(now).date]
      expect(Number(coming.slice(5))).toBe(month)
      expect(coming >= today.slice(0, 7)).toBe(true)
      expect(aYearBefore(coming) < today.slice(0, 7)).toBe(true)
    }),
  )
})

test('an event that is on at a moment is on the page of the present month', () => {
  fc.assert(
    fc.property(day, fc.nat(500), fc.nat(500), (today, before, after) => {
      const now = new Date(`${today}T12:00:00+09:00`)
      const days = { firstDay: addDays(today, -before), lastDay: addDays(today, after) }
      expect(monthsShowing(days, now)).toContain(Number(today.slice(5, 7)))
    }),
  )
})
