import { expect, test } from 'vitest'
import { isEventOver, lastDayOf } from './event-days.ts'

const festival = { type: 'news' as const, endDate: '2026-08-16' }

test('an event is over from midnight in Japan after its last day', () => {
  expect(isEventOver(festival, new Date('2026-08-16T14:59:59Z'))).toBe(false)
  expect(isEventOver(festival, new Date('2026-08-16T15:00:00Z'))).toBe(true)
})

test('news without a last day, such as an opening, is never over', () => {
  expect(lastDayOf({ ...festival, endDate: null })).toBeNull()
  expect(isEventOver({ ...festival, endDate: null }, new Date('2030-01-01T00:00:00Z'))).toBe(false)
})

test('an article that announces no event is never over', () => {
  expect(lastDayOf({ ...festival, type: 'feature' })).toBeNull()
})
