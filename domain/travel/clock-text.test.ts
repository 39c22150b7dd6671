import { expect, test } from 'vitest'
import { clockOfTyped, clockText, minutesText } from './clock-text.ts'

test.each([
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['９：３０', '09:30'],
  ['9時', '09:00'],
  ['9時半', '09:30'],
  ['9時5分', '09:05'],
  ['25:00', '25:00'],
  ['  ', ''],
  ['30:00', null],
  ['9:60', null],
  ['朝', null],
  ['9', null],
])('「%s」 is parsed as %s (R50)', (typed, clock) => {
  expect(clockOfTyped(typed)).toBe(clock)
})

test('times and durations are formatted for people (R50)', () => {
  expect(['09:00', '24:00', '26:30'].map(clockText)).toEqual(['9:00', '24:00', '翌2:30'])
  expect([0, 20, 60, 95].map(minutesText)).toEqual(['0分', '20分', '1時間', '1時間35分'])
})
