import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAILY, retainedBackups, WEEKLY } from './retention.ts'

const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.UTC(2026, 10, 21, 12) - hours * HOUR).toISOString()

test('of hourly backups the newest of 14 days and of 8 weeks are retained', () => {
  const all = Array.from({ length: 24 * 120 }, (_, hours) => hoursAgo(hours))
  const retained = [...retainedBackups(all)].sort().toReversed()
  // Three of the weeks end within the days.
  expect(retained).toHaveLength(DAILY + WEEKLY - 3)
  // Days are those of Japan: they end at 15:00 UTC.
  expect(retained.slice(0, 3).map((at) => at.slice(0, 16))).toEqual([
    '2026-11-21T12:00',
    '2026-11-20T14:00',
    '2026-11-19T14:00',
  ])
})

test('a pause of a year deletes nothing', () => {
  const before = [24 * 365, 24 * 366, 24 * 380].map(hoursAgo)
  expect(retainedBackups([hoursAgo(0), ...before])).toEqual(new Set([hoursAgo(0), ...before]))
})

test('the newest backup is always retained, and at most 22', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 24 * 400 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(hours, (ago) => {
      const all = ago.map(hoursAgo)
      const retained = retainedBackups(all)
      expect(retained.has(hoursAgo(Math.min(...ago)))).toBe(true)
      expect(retained.size).toBeLessThanOrEqual(DAILY + WEEKLY)
    }),
  )
})
