import { expect, test } from 'vitest'
import { holidaysAround } from '../date/public-holidays.server.ts'
import type { OpeningPlace } from './opening-day.ts'
import { openingState } from './opening-hours.ts'
import { openingText } from './opening-hours-text.ts'
import { inJapan, placeOpen, row } from './opening-place.fixture.ts'

const at = (place: OpeningPlace, time: string) =>
  openingState(place, inJapan(time), holidaysAround(inJapan(time)))
const openingLine = (place: OpeningPlace, time: string) => {
  const { state, detail } = openingText(at(place, time))
  return detail ? `${state} ${detail}` : state
}
const nineToFive = { regular: [row('09:00', '17:00', { lastEntry: '16:30' })] }
const exception = { closed: false, open: null, close: null }

// 2026-11-24 is a Tuesday, the day after 勤労感謝の日.
test.each([
  ['2026-11-24 00:00', 'これから営業 9:00〜17:00（最終入場 16:30）'],
  ['2026-11-24 08:59', 'これから営業 9:00〜17:00（最終入場 16:30）'],
  ['2026-11-24 09:00', '営業中 17:00まで（最終入場 16:30）'],
  ['2026-11-24 15:59', '営業中 17:00まで（最終入場 16:30）'],
  ['2026-11-24 16:00', 'まもなく終了 17:00まで（最終入場 16:30）'],
  ['2026-11-24 16:30', 'まもなく終了 17:00まで（最終入場 16:30）'],
  ['2026-11-24 16:31', 'まもなく終了 17:00まで（入場は16:30で終了）'],
  ['2026-11-24 16:59', 'まもなく終了 17:00まで（入場は16:30で終了）'],
  ['2026-11-24 17:00', '本日の営業は終了 次の営業は明日11月25日（水）9:00から'],
  ['2026-11-24 23:59', '本日の営業は終了 次の営業は明日11月25日（水）9:00から'],
])('open from nine to five: at %s it is %s', (time, text) => {
  expect(openingLine(placeOpen(nineToFive), time)).toBe(text)
})

test.each([
  ['2026-11-24 01:00', 'まもなく終了 1:30まで'],
  ['2026-11-24 01:30', 'これから営業 18:00〜翌1:30'],
  ['2026-11-24 18:00', '営業中 翌1:30まで'],
  ['2026-11-24 23:59', '営業中 翌1:30まで'],
  ['2026-11-25 00:00', '営業中 1:30まで'],
  ['2026-11-25 00:30', 'まもなく終了 1:30まで'],
])('open until half past one at night, written 25:30 or 01:30: at %s it is %s', (time, text) => {
  expect(openingLine(placeOpen({ regular: [row('18:00', '25:30')] }), time)).toBe(text)
  expect(openingLine(placeOpen({ regular: [row('18:00', '01:30')] }), time)).toBe(text)
})

test('hours until 29:59 belong to the day they began on, closing days included', () => {
  const bar = placeOpen({ regular: [row('20:00', '29:59', { lastEntry: '23:30' })] }, { weekdays: ['wed'] })
  expect(openingLine(bar, '2026-11-25 00:30')).toBe('営業中 5:59まで（入場は23:30で終了）')
  expect(openingLine(bar, '2026-11-25 05:58')).toBe('まもなく終了 5:59まで（入場は23:30で終了）')
  expect(openingLine(bar, '2026-11-25 05:59')).toBe('本日は定休日 次の営業は明日11月26日（木）20:00から')
  expect(openingLine(bar, '2026-11-26 00:30')).toBe('これから営業 20:00〜翌5:59（最終入場 23:30）')
})

test('a last entry after midnight, and a closing time equal to the opening time, belong to the night', () => {
  const bar = placeOpen({ regular: [row('18:00', '02:00', { lastEntry: '01:00' })] })
  expect(openingLine(bar, '2026-11-24 20:00')).toBe('営業中 翌2:00まで（最終入場 翌1:00）')
  expect(openingLine(bar, '2026-11-25 00:30')).toBe('営業中 2:00まで（最終入場 1:00）')
  const bath = placeOpen({ regular: [row('10:00', '10:00')] }, { weekdays: ['wed'] })
  expect(openingLine(bath, '2026-11-25 09:30')).toBe('まもなく終了 10:00まで')
})

test('between lunch and dinner the next hours of the day are given', () => {
  const place = placeOpen({ regular: [row('11:00', '14:00'), row('17:00', '21:00')] })
  expect(openingLine(place, '2026-11-24 13:30')).toBe('まもなく終了 14:00まで')
  expect(openingLine(place, '2026-11-24 14:00')).toBe('これから営業 17:00〜21:00')
})

test('adjacent hours are merged', () => {
  const place = placeOpen({ regular: [row('09:00', '17:00'), row('17:00', '21:00', { lastEntry: '20:00' })] })
  expect(openingLine(place, '2026-11-24 16:30')).toBe('営業中 21:00まで（最終入場 20:00）')
})

test('a place open around the clock is never closing soon, unless tomorrow is a closing day', () => {
  const allDay = { regular: [], allDay: true }
  expect(openingLine(placeOpen(allDay), '2026-11-24 23:59')).toBe('営業中 終日')
  expect(openingLine(placeOpen({ regular: [row('00:00', '24:00')] }), '2026-11-24 23:59')).toBe('営業中 終日')
  expect(openingLine(placeOpen(allDay, { weekdays: ['wed'] }), '2026-11-24 23:30')).toBe(
    'まもなく終了 24:00まで',
  )
  expect(openingLine(placeOpen(allDay, { weekdays: ['wed'] }), '2026-11-25 00:00')).toBe(
    '本日は定休日 次の営業は明日11月26日（木）0:00から',
  )
})

test('a season across the year’s end has its own hours, and February ends with its last day', () => {
  const place = placeOpen({
    regular: [
      row('09:00', '16:00', { season: { from: '11-01', to: '02-28' } }),
      row('09:00', '18:00', { season: { from: '03-01', to: '10-31' } }),
    ],
  })
  const until = (time: string) => openingLine(place, time).replace(/^.* /, '')
  expect(until('2026-10-31 12:00')).toBe('18:00まで')
  expect(until('2026-11-01 12:00')).toBe('16:00まで')
  expect(until('2027-01-01 12:00')).toBe('16:00まで')
  expect(until('2028-02-29 12:00')).toBe('16:00まで')
  expect(until('2028-03-01 12:00')).toBe('18:00まで')
})

test('out of season a place is closed, with the next opening only if it is near', () => {
  const summer = placeOpen({ regular: [row('09:00', '17:00', { season: { from: '04-25', to: '11-08' } })] })
  expect(openingLine(summer, '2026-11-24 10:00')).toBe('営業期間外')
  expect(openingLine(summer, '2026-04-11 10:00')).toBe('営業期間外 次の営業は4月25日（土）9:00から')
  expect(openingLine(summer, '2026-04-10 10:00')).toBe('営業期間外')
  const boat = placeOpen({}, {}, { months: [5, 6] })
  expect(openingLine(boat, '2026-04-30 10:00')).toBe('営業期間外 次の営業は明日5月1日（金）9:00から')
})

test('a closing Monday on a holiday moves to Tuesday, and behind Golden Week to Thursday', () => {
  const place = placeOpen({}, { weekdays: ['mon'], holidayRule: 'openAndCloseNextDay' })
  expect(openingLine(place, '2026-11-23 10:00')).toBe('営業中 17:00まで')
  expect(openingLine(place, '2026-11-24 10:00')).toBe('本日は定休日 次の営業は明日11月25日（水）9:00から')
  expect(openingLine(place, '2026-05-06 18:00')).toBe('本日の営業は終了 次の営業は5月8日（金）9:00から')
})

test('a closing weekday without hours has Sunday’s hours when it opens for a holiday', () => {
  const regular = [row('09:30', '17:30', { days: ['tue', 'sat'] }), row('10:00', '16:00', { days: ['sun'] })]
  const place = placeOpen({ regular }, { weekdays: ['mon'], holidayRule: 'open' })
  expect(openingLine(place, '2026-11-23 12:00')).toBe('営業中 16:00まで')
  expect(openingLine(place, '2026-11-30 12:00')).toBe('本日は定休日 次の営業は明日12月1日（火）9:30から')
  const noSundays = placeOpen(
    { regular: [row('09:30', '17:30', { days: ['tue'] })] },
    { weekdays: ['mon'], holidayRule: 'open' },
  )
  expect(openingLine(noSundays, '2026-11-23 12:00')).toBe('本日は定休日 次の営業は明日11月24日（火）9:30から')
})

test('the year-end break is named, with the first day of the new year', () => {
  const place = placeOpen({}, { yearEnd: { from: '12-29', to: '01-03' }, weekdays: ['mon'] })
  expect(openingLine(place, '2026-12-30 10:00')).toBe('年末年始の休み 次の営業は1月5日（火）9:00から')
})

test('an exception overrides all rules of its day only', () => {
  const date = '2026-12-30'
  const closed = { weekdays: ['wed' as const], yearEnd: { from: '12-29', to: '01-03' } }
  const opens = placeOpen({ exceptions: [{ ...exception, date, open: '10:00', close: '12:00' }] }, closed)
  expect(openingLine(opens, `${date} 10:00`)).toBe('営業中 12:00まで')
  expect(openingLine(opens, '2026-12-31 10:00')).toBe('年末年始の休み 次の営業は1月4日（月）9:00から')
  const asUsual = placeOpen({ exceptions: [{ ...exception, date }] }, closed)
  expect(openingLine(asUsual, `${date} 10:00`)).toBe('営業中 17:00まで')
  const shut = placeOpen({ allDay: true, exceptions: [{ ...exception, date, closed: true }] })
  expect(openingLine(shut, `${date} 10:00`)).toBe('本日は臨時休業 次の営業は明日12月31日（木）0:00から')
  const longer = placeOpen({ ...nineToFive, exceptions: [{ ...exception, date, close: '20:00' }] })
  expect(openingLine(longer, `${date} 18:00`)).toBe('営業中 20:00まで')
})

test('a closed or suspended place is reported as such, whatever its hours are', () => {
  expect(openingLine(placeOpen({}, {}, { businessStatus: 'closed' }), '2026-11-24 10:00')).toBe('閉業')
  expect(openingLine(placeOpen({}, {}, { businessStatus: 'tempClosed' }), '2026-11-24 10:00')).toBe('休業中')
})

test('missing hours are unknown, but closing days still apply', () => {
  const unknown = '本日の営業は未確認 公式の案内をご確認ください'
  expect(openingLine(placeOpen({}, {}, { hours: null, closed: null }), '2026-11-24 10:00')).toBe(unknown)
  expect(openingLine(placeOpen({ regular: [] }), '2026-11-24 10:00')).toBe(unknown)
  expect(openingLine(placeOpen({}, {}, { businessStatus: 'seasonal' }), '2026-11-24 10:00')).toBe(unknown)
  const closedTuesdays = placeOpen({}, { weekdays: ['tue'] }, { hours: null })
  expect(openingLine(closedTuesdays, '2026-11-24 10:00')).toBe('本日は定休日 次の営業は明日11月25日（水）')
  expect(openingLine(closedTuesdays, '2026-11-25 10:00')).toBe(unknown)
})

test('an outdated page without today’s holidays gives unknown', () => {
  const place = placeOpen({}, { weekdays: ['mon'], holidayRule: 'open' })
  const years = holidaysAround(inJapan('2024-01-01 00:00'))
  expect(openingState(place, inJapan('2026-11-24 10:00'), years)).toEqual({ state: 'unknown' })
  const untilMonday = { from: '2026-11-01', to: '2026-11-30', days: ['2026-11-23'] }
  const surely = { ...exception, date: '2026-12-05', open: '10:00', close: '12:00' }
  const nearlyAll = placeOpen(
    { exceptions: [surely] },
    { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], holidayRule: 'open' },
  )
  expect(openingState(nearlyAll, inJapan('2026-11-30 10:00'), untilMonday)).toEqual({
    state: 'closedToday',
    reason: 'regularClosing',
    next: null,
  })
})
