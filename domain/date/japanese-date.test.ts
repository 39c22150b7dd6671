import { expect, test } from 'vitest'
import { japaneseDay, japaneseMonth, japaneseMonthDay } from './japanese-date.ts'

test('a late evening in London is the next day in Japan (R2)', () => {
  expect(japaneseDay('2024-12-31T15:00:00Z')).toBe('2025年1月1日')
  expect(japaneseMonthDay('2024-12-31T15:00:00Z')).toBe('1月1日')
  expect(japaneseMonth(new Date('2024-12-31T15:00:00Z'))).toBe(1)
})

test('a day without a time is that day in Japan', () => {
  expect(japaneseDay('2026-04-01')).toBe('2026年4月1日')
})
