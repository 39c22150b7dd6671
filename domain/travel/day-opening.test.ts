import { expect, test } from 'vitest'
import { placeOpen, row } from '../place/opening-place.fixture.ts'
import { dayOpeningText } from './day-opening.ts'

test.each([
  [placeOpen({ regular: [row('09:00', '17:00', { lastEntry: '16:30' })] }), '9:00〜17:00（最終入場 16:30）'],
  [placeOpen({ regular: [row('11:00', '14:00'), row('17:00', '25:00')] }), '11:00〜14:00、17:00〜翌1:00'],
  [placeOpen({ allDay: true, regular: [] }), '終日'],
  [placeOpen({}, { weekdays: ['sun'] }), '定休日'],
  [placeOpen({ regular: [] }), null],
  [placeOpen({}, { weekdays: ['sun'], holidayRule: 'open' }), null],
])('opening hours on the day of the visit: %# (R50)', (place, text) => {
  // 2026-11-22 is a Sunday; without holidays.
  expect(dayOpeningText(place, '2026-11-22', null)).toBe(text)
})
