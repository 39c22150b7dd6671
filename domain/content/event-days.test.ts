import { expect, test } from 'vitest'
import { daysOfEvent, eventState, isEventOver, lastDayOf } from './event-days.ts'

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

test('an event is soon to begin from seven days before, and open from its first day to its last, in Japan', () => {
  const days = { firstDay: '2026-12-02', lastDay: '2026-12-03' }
  const states = [
    ['2026-11-24T14:59:59Z', 'ahead'],
    ['2026-11-24T15:00:00Z', 'soon'],
    ['2026-12-01T14:59:59Z', 'soon'],
    ['2026-12-01T15:00:00Z', 'open'],
    ['2026-12-03T14:59:59Z', 'open'],
    ['2026-12-03T15:00:00Z', 'over'],
  ]
  for (const [at = '', state] of states) expect([at, eventState(days, new Date(at))]).toEqual([at, state])
})

test('only news with a first and a last day announces an event', () => {
  const event = { ...festival, eventDate: '2026-08-13' }
  expect(daysOfEvent(event)).toEqual({ firstDay: '2026-08-13', lastDay: '2026-08-16' })
  expect(daysOfEvent({ ...event, endDate: null })).toBeNull()
  expect(daysOfEvent({ ...event, type: 'feature' })).toBeNull()
})
