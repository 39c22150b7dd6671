import { expect, test } from 'vitest'
import { brokenActivityTimes, brokenGuideDates } from './date-rules.ts'

test.each([
  [null, null, null],
  ['2026-11-20', null, null],
  [null, '2026-11-20', null],
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-20', '2026-11-19', '帰着日は出発日以降の日付にしてください。'],
  ['2026-12-31', '2027-01-01', null],
  ['2026-11-20', '2027-01-18', null],
  ['2026-11-20', '2027-01-19', '旅の期間は60日以内にしてください。'],
  ['2028-02-01', '2028-03-31', null],
])('a trip from %s to %s: %s (R50)', (startDate, endDate, message) => {
  expect(brokenGuideDates({ startDate, endDate })).toEqual(message && { field: 'endDate', message })
})

test.each([
  [null, '09:00', true],
  ['09:00', null, true],
  ['09:00', '09:00', true],
  ['23:00', '25:30', true],
  ['09:00', '08:59', false],
  ['25:00', '24:59', false],
])('times from %s to %s: %s (R50)', (startTime, endTime, isRight) => {
  expect(brokenActivityTimes({ kind: 'free', startTime, endTime })?.field ?? null).toBe(
    isRight ? null : 'endTime',
  )
})

test('a hotel stay ends on another day', () => {
  expect(brokenActivityTimes({ kind: 'hotel', startTime: '15:00', endTime: '10:00' })).toBeNull()
})
