import { expect, test } from 'vitest'
import { daysOfMonths, monthsOf } from './months.ts'
import { favouriteSeasons, seasonOfMonth } from './season.ts'

test('twelve months end with the current one, and a year is January to December (R43)', () => {
  expect(monthsOf(null, '2026-11-21')).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ])
  expect(monthsOf(null, '2027-12-31')[0]).toBe('2027-01')
  expect(monthsOf(2025, '2026-11-21')).toEqual(monthsOf(null, '2025-12-01'))
  expect(daysOfMonths(monthsOf(2024, '2026-11-21'))).toEqual({ from: '2024-01-01', to: '2024-12-31' })
})

test('seasons start in March, June, September and December, and the most travelled one is found (R43)', () => {
  expect([3, 5, 6, 8, 9, 11, 12, 1, 2].map(seasonOfMonth)).toEqual([
    'spring',
    'spring',
    'summer',
    'summer',
    'autumn',
    'autumn',
    'winter',
    'winter',
    'winter',
  ])
  expect(favouriteSeasons([])).toEqual([])
  expect(
    favouriteSeasons([
      { month: '2026-01', travels: 2 },
      { month: '2026-04', travels: 3 },
      { month: '2026-12', travels: 2 },
    ]),
  ).toEqual(['winter'])
  expect(
    favouriteSeasons([
      { month: '2026-07', travels: 1 },
      { month: '2026-10', travels: 1 },
    ]),
  ).toEqual(['summer', 'autumn'])
})
