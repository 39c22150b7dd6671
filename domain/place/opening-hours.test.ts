import { expect, test } from 'vitest'
import { holidaysAround } from '../date/public-holidays.server.ts'
import type { OpeningPlace } from './opening-day.ts'
import { openingState } from './opening-hours.ts'
import { openingText } from './opening-hours-text.ts'
import { inJapan, placeOpen, row } from './opening-place.fixture.ts'

const at = (place: OpeningPlace, time: string) =>
  openingState(place, inJapan(time), holidaysAround(inJapan(time)))
const said = (place: OpeningPlace, time: string) => {
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
  expect(said(placeOpen(nineToFive), time)).toBe(text)
})

test.each([
  ['2026-11-24 01:00', 'まもなく終了 1:30まで'],
  ['2026-11-24 01:30', 'これから営業 18:00〜翌1:30'],
  ['2026-11-24 18:00', '営業中 翌1:30まで'],
  ['2026-11-24 23:59', '営業中 翌1:30まで'],
  ['2026-11-25 00:00', '営業中 1:30まで'],
  ['2026-11-25 00:30', 'まもなく終了 1:30まで'],
])('open until half past one at night, written 25:30 or 01:30: at %s it is %s', (time, text) => {
  expect(said(placeOpen({ regular: [row('18:00', '25:30')] }), time)).toBe(text)
  expect(said(placeOpen({ regular: [row('18:00', '01:30')] }), time)).toBe(text)
})

test('a night that ends at 29:59 belongs to the day it began on, closing days included', () => {
  const bar = placeOpen({ regular: [row('20:00', '29:59', { lastEntry: '23:30' })] }, { weekdays: ['wed'] })
  expect(said(bar, '2026-11-25 00:30')).toBe('営業中 5:59まで（入場は23:30で終了）')
  expect(said(bar, '2026-11-25 05:58')).toBe('まもなく終了 5:59まで（入場は23:30で終了）')
  expect(said(bar, '2026-11-25 05:59')).toBe('本日は定休日 次の営業は明日11月26日（木）20:00から')
  expect(said(bar, '2026-11-26 00:30')).toBe('これから営業 20:00〜翌5:59（最終入場 23:30）')
})

test('a last entry after midnight, and a place that closes when it opens, belong to the night', () => {
  const bar = placeOpen({ regular: [row('18:00', '02:00', { lastEntry: '01:00' })] })
  expect(said(bar, '2026-11-24 20:00')).toBe('営業中 翌2:00まで（最終入場 翌1:00）')
  expect(said(bar, '2026-11-25 00:30')).toBe('営業中 2:00まで（最終入場 1:00）')
  const bath = placeOpen({ regular: [row('10:00', '10:00')] }, { weekdays: ['wed'] })
  expect(said(bath, '2026-11-25 09:30')).toBe('まもなく終了 10:00まで')
})

test('between lunch and dinner the next hours of the day are said', () => {
  const place = placeOpen({ regular: [row('11:00', '14:00'), row('17:00', '21:00')] })
  expect(said(place, '2026-11-24 13:30')).toBe('まもなく終了 14:00まで')
  expect(said(place, '2026-11-24 14:00')).toBe('これから営業 17:00〜21:00')
})

test('hours that follow each other without a break are one', () => {
  const place = placeOpen({ regular: [row('09:00', '17:00'), row('17:00', '21:00', { lastEntry: '20:00' })] })
  expect(said(place, '2026-11-24 16:30')).toBe('営業中 21:00まで（最終入場 20:00）')
})

test('what is open day and night never ends soon, unless tomorrow is a closing day', () => {
  const allDay = { regular: [], allDay: true }
  expect(said(placeOpen(allDay), '2026-11-24 23:59')).toBe('営業中 終日')
  expect(said(placeOpen({ regular: [row('00:00', '24:00')] }), '2026-11-24 23:59')).toBe('営業中 終日')
  expect(said(placeOpen(allDay, { weekdays: ['wed'] }), '2026-11-24 23:30')).toBe('まもなく終了 24:00まで')
  expect(said(placeOpen(allDay, { weekdays: ['wed'] }), '2026-11-25 00:00')).toBe(
    '本日は定休日 次の営業は明日11月26日（木）0:00から',
  )
})

test('a season that runs over the year’s end has hours of its own, and February ends with its last day', () => {
  const place = placeOpen({
    regular: [
      row('09:00', '16:00', { season: { from: '11-01', to: '02-28' } }),
      row('09:00', '18:00', { season: { from: '03-01', to: '10-31' } }),
    ],
  })
  const until = (time: string) => said(place, time).replace(/^.* /, '')
  expect(until('2026-10-31 12:00')).toBe('18:00まで')
  expect(until('2026-11-01 12:00')).toBe('16:00まで')
  expect(until('2027-01-01 12:00')).toBe('16:00まで')
  expect(until('2028-02-29 12:00')).toBe('16:00まで')
  expect(until('2028-03-01 12:00')).toBe('18:00まで')
})

test('out of its season or its months a place is closed, with the next opening only if it is near', () => {
  const summer = placeOpen({ regular: [row('09:00', '17:00', { season: { from: '04-25', to: '11-08' } })] })
  expect(said(summer, '2026-11-24 10:00')).toBe('営業期間外')
  expect(said(summer, '2026-04-11 10:00')).toBe('営業期間外 次の営業は4月25日（土）9:00から')
  expect(said(summer, '2026-04-10 10:00')).toBe('営業期間外')
  const boat = placeOpen({}, {}, { months: [5, 6] })
  expect(said(boat, '2026-04-30 10:00')).toBe('営業期間外 次の営業は明日5月1日（金）9:00から')
})

test('a closing Monday that is a holiday closes Tuesday instead, and Golden Week the Thursday behind it', () => {
  const place = placeOpen({}, { weekdays: ['mon'], holidayRule: 'openAndCloseNextDay' })
  expect(said(place, '2026-11-23 10:00')).toBe('営業中 17:00まで')
  expect(said(place, '2026-11-24 10:00')).toBe('本日は定休日 次の営業は明日11月25日（水）9:00から')
  expect(said(place, '2026-05-06 18:00')).toBe('本日の営業は終了 次の営業は5月8日（金）9:00から')
})

test('a closing weekday without hours of its own keeps those of Sunday when it opens for a holiday', () => {
  const regular = [row('09:30', '17:30', { days: ['tue', 'sat'] }), row('10:00', '16:00', { days: ['sun'] })]
  const place = placeOpen({ regular }, { weekdays: ['mon'], holidayRule: 'open' })
  expect(said(place, '2026-11-23 12:00')).toBe('営業中 16:00まで')
  expect(said(place, '2026-11-30 12:00')).toBe('本日は定休日 次の営業は明日12月1日（火）9:30から')
  const noSundays = placeOpen(
    { regular: [row('09:30', '17:30', { days: ['tue'] })] },
    { weekdays: ['mon'], holidayRule: 'open' },
  )
  expect(said(noSundays, '2026-11-23 12:00')).toBe('本日は定休日 次の営業は明日11月24日（火）9:30から')
})

test('the turn of the year is said by its name, with the first day of the new one', () => {
  const place = placeOpen({}, { yearEnd: { from: '12-29', to: '01-03' }, weekdays: ['mon'] })
  expect(said(place, '2026-12-30 10:00')).toBe('年末年始の休み 次の営業は1月5日（火）9:00から')
})

test('an exception overrides every rule of its day, and no other day', () => {
  const date = '2026-12-30'
  const closed = { weekdays: ['wed' as const], yearEnd: { from: '12-29', to: '01-03' } }
  const opens = placeOpen({ exceptions: [{ ...exception, date, open: '10:00', close: '12:00' }] }, closed)
  expect(said(opens, `${date} 10:00`)).toBe('営業中 12:00まで')
  expect(said(opens, '2026-12-31 10:00')).toBe('年末年始の休み 次の営業は1月4日（月）9:00から')
  const asUsual = placeOpen({ exceptions: [{ ...exception, date }] }, closed)
  expect(said(asUsual, `${date} 10:00`)).toBe('営業中 17:00まで')
  const shut = placeOpen({ allDay: true, exceptions: [{ ...exception, date, closed: true }] })
  expect(said(shut, `${date} 10:00`)).toBe('本日は臨時休業 次の営業は明日12月31日（木）0:00から')
  const longer = placeOpen({ ...nineToFive, exceptions: [{ ...exception, date, close: '20:00' }] })
  expect(said(longer, `${date} 18:00`)).toBe('営業中 20:00まで')
})

test('a place that has closed for good or for now says so, whatever its hours are', () => {
  expect(said(placeOpen({}, {}, { businessStatus: 'closed' }), '2026-11-24 10:00')).toBe('閉業')
  expect(said(placeOpen({}, {}, { businessStatus: 'tempClosed' }), '2026-11-24 10:00')).toBe('休業中')
})

test('what nobody has told us is unknown, except that a closing day is a closing day', () => {
  const unknown = '本日の営業は未確認 公式の案内をご確認ください'
  expect(said(placeOpen({}, {}, { hours: null, closed: null }), '2026-11-24 10:00')).toBe(unknown)
  expect(said(placeOpen({ regular: [] }), '2026-11-24 10:00')).toBe(unknown)
  expect(said(placeOpen({}, {}, { businessStatus: 'seasonal' }), '2026-11-24 10:00')).toBe(unknown)
  const closedTuesdays = placeOpen({}, { weekdays: ['tue'] }, { hours: null })
  expect(said(closedTuesdays, '2026-11-24 10:00')).toBe('本日は定休日 次の営業は明日11月25日（水）')
  expect(said(closedTuesdays, '2026-11-25 10:00')).toBe(unknown)
})

test('a page so old that it knows no holidays of today does not guess', () => {
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
