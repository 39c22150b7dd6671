import { expect, test } from 'vitest'
import { clockOf, daysOf, grouped, halfWidth, monthDayOf, numberOf } from './typed.ts'

test.each([
  ['1200', 1200],
  ['１，２００円', 1200],
  ['¥3,000', 3000],
  ['－5', -5],
  ['35.6248', 35.6248],
  ['', null],
  ['　', null],
  ['十', '十'],
  ['1.2.3', '1.2.3'],
])('a typed number is normalised: %s', (typed, value) => {
  expect(numberOf(typed)).toBe(value)
})

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['９：３０', '09:30'],
  ['9時半', '09:30'],
  ['17時', '17:00'],
  ['17時5分', '17時5分'],
  ['17時05分', '17:05'],
  ['26:00', '26:00'],
  ['2600', '26:00'],
  ['30:00', '30:00'],
  ['9:75', '9:75'],
  ['', ''],
  ['朝から', '朝から'],
])('a typed time is normalised, and invalid text stays: %s', (typed, value) => {
  expect(clockOf(typed)).toBe(value)
})

test('yearly days are valid', () => {
  expect(monthDayOf(4, 31)).toBe('04-30')
  expect(monthDayOf(2, 30)).toBe('02-29')
  expect(monthDayOf(12, 9)).toBe('12-09')
  expect(Array.from({ length: 12 }, (_, index) => daysOf(index + 1)).reduce((sum, days) => sum + days)).toBe(
    366,
  )
})

test('addresses are half width, amounts are grouped', () => {
  expect(halfWidth(' ｈｔｔｐｓ：／／example.jp ')).toBe('https://example.jp')
  expect(halfWidth('１２３−４５６７')).toBe('123-4567')
  expect(grouped(1234567)).toBe('1,234,567')
})
