import { expect, test } from 'vitest'
import { agoText, clockText, dayText, momentText, weekdayText } from './moments.ts'

const NOW = new Date('2026-11-21T16:00:00+09:00')

test('times are Japan’s, shorter when they are near', () => {
  expect(dayText('2025-12-31T15:00:00Z')).toBe('2026/01/01')
  expect(clockText('2026-11-20T15:05:00Z')).toBe('00:05')
  expect(weekdayText('2026-11-22T10:00:00+09:00', NOW)).toBe('11月22日(日)')
  expect(weekdayText('2099-04-01T10:00:00+09:00', NOW)).toBe('2099年4月1日(水)')
  expect(momentText('2026-11-20T20:00:00Z', NOW)).toBe('11/21 05:00')
  expect(momentText('2025-02-02T20:00:00Z', NOW)).toBe('2025/2/3')
  expect(momentText('2027-01-20T20:00:00Z', NOW)).toBe('2027/1/21 05:00')
})

test('recent times are relative', () => {
  expect(agoText('2026-11-21T15:59:30+09:00', NOW)).toBe('たった今')
  expect(agoText('2026-11-21T15:01:00+09:00', NOW)).toBe('59分前')
  expect(agoText('2026-11-20T17:00:00+09:00', NOW)).toBe('23時間前')
  expect(agoText('2026-11-20T16:00:00+09:00', NOW)).toBe('11/20 16:00')
})
