import { expect, test } from 'vitest'
import { holidaysAround } from './public-holidays.server.ts'

// https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html
const OF_2026 = [
  '2026-01-01',
  '2026-01-12',
  '2026-02-11',
  '2026-02-23',
  '2026-03-20',
  '2026-04-29',
  '2026-05-03',
  '2026-05-04',
  '2026-05-05',
  '2026-05-06',
  '2026-07-20',
  '2026-08-11',
  '2026-09-21',
  '2026-09-22',
  '2026-09-23',
  '2026-10-12',
  '2026-11-03',
  '2026-11-23',
]

test('a page built in January 2026 has the holidays of the year as listed by the Cabinet Office', () => {
  const { days } = holidaysAround(new Date('2026-01-05T00:00:00+09:00'))
  expect(days.filter((day) => day.startsWith('2026'))).toEqual(OF_2026)
})

test('the holidays of a page range from two weeks before its month to over a year ahead, and are few', () => {
  const { from, to, days } = holidaysAround(new Date('2026-11-30T23:59:00+09:00'))
  expect([from, to]).toEqual(['2026-10-18', '2027-11-22'])
  expect(days[0]).toBe('2026-11-03')
  expect(days).toContain('2027-03-22')
  expect(days.length).toBeLessThan(25)
})
