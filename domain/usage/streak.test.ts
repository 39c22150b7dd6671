import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, japanTime } from '../date/japan-time.ts'
import { streakOf } from './streak.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const todayAt = (moment: string) => {
  vi.setSystemTime(new Date(moment))
  return japanTime(new Date()).date
}

test('a streak continues over midnight in Japan (15:00 UTC), and is not lost before the day is over (R43)', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20']
  expect(streakOf(days, todayAt('2026-11-20T14:59:59.999Z'))).toEqual({ current: 3, longest: 3 })
  expect(streakOf(days, todayAt('2026-11-20T15:00:00.000Z'))).toEqual({ current: 3, longest: 3 })
  expect(streakOf(days, todayAt('2026-11-21T14:59:59.999Z'))).toEqual({ current: 3, longest: 3 })
  expect(streakOf(days, todayAt('2026-11-21T15:00:00.000Z'))).toEqual({ current: 0, longest: 3 })
  expect(streakOf([...days, '2026-11-21'], '2026-11-21')).toEqual({ current: 4, longest: 4 })
})

test('consecutive days cross the ends of months and years, and changes of daylight saving time (R43)', () => {
  expect(streakOf(['2027-01-01', '2026-12-30', '2026-12-31'], '2027-01-01').current).toBe(3)
  expect(streakOf(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3)
  expect(streakOf(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30').current).toBe(3)
  expect(streakOf(['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-26').current).toBe(3)
})

test('the longest streak may be over, and several activities on a day count once (R43)', () => {
  const long = Array.from({ length: 40 }, (_, index) => addDays('2026-05-01', index))
  expect(streakOf([...long, ...long, '2026-11-21'], '2026-11-21')).toEqual({ current: 1, longest: 40 })
  expect(streakOf([], '2026-11-21')).toEqual({ current: 0, longest: 0 })
  expect(streakOf(['2026-11-23'], '2026-11-21').current).toBe(0)
})
