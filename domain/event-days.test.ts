import { expect, test } from 'vitest'
import { endOfEvent, isEventOver, lastDayOf } from './event-days.ts'

const festival = { type: 'news' as const, eventDate: '2026-08-13', endDate: '2026-08-16' }

test('an event is over from midnight in Japan after its last day', () => {
  expect(isEventOver(festival, new Date('2026-08-16T14:59:59Z'))).toBe(false)
  expect(isEventOver(festival, new Date('2026-08-16T15:00:00Z'))).toBe(true)
  expect(endOfEvent('2026-08-16').toISOString()).toBe('2026-08-16T15:00:00.000Z')
})

test('an event without a last day is one of a single day', () => {
  expect(lastDayOf({ ...festival, endDate: null })).toBe('2026-08-13')
  expect(isEventOver({ ...festival, endDate: null }, new Date('2026-08-13T15:00:00Z'))).toBe(true)
})

test('an article that announces no event is never over', () => {
  expect(lastDayOf({ ...festival, type: 'feature' })).toBeNull()
  expect(isEventOver({ ...festival, eventDate: null, endDate: null }, new Date())).toBe(false)
})
