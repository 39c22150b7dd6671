import { expect, test } from 'vitest'
import {
  accessibilityLines,
  closedText,
  durationText,
  facilityLines,
  hoursLines,
  monthsText,
  parkingText,
  priceLines,
  weekdaysText,
} from './text.ts'

test('consecutive days are a range, others are listed, all seven are omitted', () => {
  expect(weekdaysText(['mon', 'tue', 'wed', 'thu', 'fri'])).toBe('月〜金')
  expect(weekdaysText(['sun', 'sat'])).toBe('土・日')
  expect(weekdaysText(['mon', 'wed', 'fri'])).toBe('月・水・金')
  expect(weekdaysText(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).toBe('')
})

test('opening hours include season, days and last entry', () => {
  expect(
    hoursLines({
      allDay: false,
      note: '荒天時は変更あり',
      exceptions: [],
      regular: [
        {
          days: ['sat', 'sun'],
          open: '09:00',
          close: '17:00',
          lastEntry: '16:30',
          season: { from: '04-01', to: '10-31' },
        },
      ],
    }),
  ).toEqual(['4月1日〜10月31日 土・日　09:00〜17:00（最終入場 16:30）', '荒天時は変更あり'])
  expect(hoursLines(null)).toEqual([])
})

test('closing days include the holiday rule and the year-end break', () => {
  expect(
    closedText({
      weekdays: ['mon'],
      nthWeekdays: [],
      holidayRule: 'openAndCloseNextDay',
      yearEnd: { from: '12-29', to: '01-03' },
      irregular: false,
      note: null,
    }),
  ).toBe('月曜日（祝日の場合は翌日）、12月29日〜1月3日')
  expect(
    closedText({
      weekdays: [],
      nthWeekdays: [
        { nth: 2, weekday: 'wed' },
        { nth: 4, weekday: 'wed' },
      ],
      holidayRule: 'none',
      yearEnd: null,
      irregular: true,
      note: null,
    }),
  ).toBe('第2水曜日・第4水曜日、不定休')
  expect(
    closedText({
      weekdays: [],
      nthWeekdays: [],
      holidayRule: 'closed',
      yearEnd: null,
      irregular: false,
      note: null,
    }),
  ).toBe('祝日')
})

test('prices are in yen, or free', () => {
  const adult = { label: '大人', amount: 1200, ageFrom: null, ageTo: null, note: null }
  expect(priceLines([adult], false)).toEqual(['大人 1,200円'])
  expect(priceLines([adult], true)).toEqual(['無料'])
})

test.each([
  [6, 12, '小学生（6〜12歳） 500円'],
  [65, null, '小学生（65歳以上） 500円'],
  [null, 5, '小学生（5歳以下） 500円'],
  [18, 18, '小学生（18歳） 500円'],
  [null, null, '小学生 500円'],
])('a price from %j to %j years shows the age range', (ageFrom, ageTo, line) => {
  expect(priceLines([{ label: '小学生', amount: 500, ageFrom, ageTo, note: null }], false)).toEqual([line])
})

test('an age in the label is not repeated, and a price of zero has no amount', () => {
  const infant = { label: '3歳未満', amount: 0, ageFrom: 0, ageTo: 2, note: '要同伴' }
  expect(priceLines([infant], false)).toEqual(['3歳未満 無料（要同伴）'])
})

test('facilities include smoking rules and payment methods', () => {
  const facilities = {
    wifi: true,
    locker: null,
    restroom: true,
    pets: false,
    payments: ['現金'],
    languages: [],
  }
  expect(facilityLines({ ...facilities, smoking: 'none' })).toEqual(['トイレ、Wi-Fi', '禁煙', '支払い：現金'])
  expect(facilityLines({ ...facilities, smoking: null })).toEqual(['トイレ、Wi-Fi', '支払い：現金'])
})

test('unknown features are omitted', () => {
  const unknown = {
    stepFree: null,
    wheelchairRental: null,
    multiToilet: true,
    elevator: false,
    stroller: null,
    nursingRoom: null,
    assistanceDog: null,
    note: null,
  }
  expect(accessibilityLines(unknown)).toEqual(['多機能トイレ：あり', 'エレベーター：なし'])
  expect(parkingText(null)).toBe('')
  expect(parkingText({ available: true, count: 30, fee: '無料', bus: true, note: null })).toBe(
    'あり（30台、無料、バス可）',
  )
})

test.each([
  [60, '60分'],
  [90, '90分'],
  [120, '2時間'],
  [150, '2時間30分'],
  [240, '半日ほど'],
  [480, '1日'],
])('%d minutes are shown as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

test('all months are the whole year', () => {
  expect(monthsText([4, 5])).toBe('4月・5月')
  expect(monthsText([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('通年')
})
