import { expect, test } from 'vitest'
import { countdown, tripDays } from './trip-text.ts'

const trip = { startDate: '2026-12-05', endDate: '2026-12-07' }

test.each([
  ['2026-11-21', 'あと14日'],
  ['2026-12-03', 'あと2日'],
  ['2026-12-04', '明日から'],
  ['2026-12-05', '旅の初日'],
  ['2026-12-06', '旅の2日目'],
  ['2026-12-07', '旅の最終日'],
])('on %s the text of the next trip is %s (R42)', (today, expected) => {
  expect(countdown(trip, today)).toBe(expected)
})

test('a trip of one day has no first or last day (R42)', () => {
  expect(countdown({ startDate: '2026-12-05', endDate: '2026-12-05' }, '2026-12-05')).toBe('今日の旅')
})

test('common parts of both dates appear once (R42)', () => {
  expect(tripDays(trip)).toBe('2026年12月5日から7日まで')
  expect(tripDays({ startDate: '2026-11-29', endDate: '2026-12-02' })).toBe('2026年11月29日から12月2日まで')
  expect(tripDays({ startDate: '2026-12-30', endDate: '2027-01-02' })).toBe(
    '2026年12月30日から2027年1月2日まで',
  )
  expect(tripDays({ startDate: '2026-12-05', endDate: '2026-12-05' })).toBe('2026年12月5日')
})
