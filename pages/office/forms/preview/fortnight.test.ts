import { expect, test } from 'vitest'
import { fortnight, openingPlaceOf } from './fortnight.ts'

const HOURS = {
  regular: [
    {
      days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      open: '09:00',
      close: '17:00',
      lastEntry: null,
      season: null,
    },
  ],
  allDay: false,
  exceptions: [{ date: '2026-11-25', closed: true, open: null, close: null }],
  note: null,
}
const CLOSED = {
  weekdays: ['mon'],
  nthWeekdays: [],
  holidayRule: 'openAndCloseNextDay',
  yearEnd: null,
  irregular: false,
  note: null,
}
const HOLIDAYS = { from: '2026-11-01', to: '2026-12-31', days: ['2026-11-23'] }
const now = new Date('2026-11-21T03:00:00Z')

test('the next days are shown as on the public page: closing days move on holidays, exceptions win', () => {
  const place = openingPlaceOf({ hours: HOURS, closed: CLOSED, businessStatus: 'open' })
  if (!place) throw new Error('expected complete hours')
  const days = fortnight(place, now, HOLIDAYS, 5)
  expect(days.map(({ date, weekday, text, isHoliday }) => [date, weekday, text, isHoliday])).toEqual([
    ['2026-11-21', 'sat', '09:00〜17:00', false],
    ['2026-11-22', 'sun', '09:00〜17:00', false],
    ['2026-11-23', 'mon', '09:00〜17:00', true],
    ['2026-11-24', 'tue', '定休日', false],
    ['2026-11-25', 'wed', '臨時休業', false],
  ])
  expect(fortnight({ ...place, businessStatus: 'tempClosed' }, now, HOLIDAYS, 1)[0]).toMatchObject({
    text: '休業中',
    isOpen: false,
  })
})

test('incomplete hours show nothing; missing hours are unknown', () => {
  const half = { ...HOURS, regular: [{ ...HOURS.regular[0], open: '9' }] }
  expect(openingPlaceOf({ hours: half })).toBeNull()
  const nothing = openingPlaceOf({})
  expect(nothing && fortnight(nothing, now, null, 1)[0]).toMatchObject({ text: '未確認', isOpen: false })
  const always = openingPlaceOf({ hours: { ...HOURS, allDay: true, exceptions: [] } })
  expect(always && fortnight(always, now, null, 1)[0]).toMatchObject({ text: '終日', isOpen: true })
})
