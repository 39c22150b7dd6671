import { expect, test } from 'vitest'
import { placeInDay } from './place-in-day.ts'

const day = ['09:00', null, '12:00', '25:00'].map((startTime) => ({ startTime }))

test('a new activity goes before the first one that starts later, without a time to the end (R50)', () => {
  expect(placeInDay(day, '08:00')).toBe(0)
  expect(placeInDay(day, '09:00')).toBe(2)
  expect(placeInDay(day, '12:30')).toBe(3)
  expect(placeInDay(day, '26:00')).toBe(4)
  expect(placeInDay(day, null)).toBe(4)
  expect(placeInDay([], '10:00')).toBe(0)
})
