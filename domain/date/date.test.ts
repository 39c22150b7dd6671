import { expect, test, vi } from 'vitest'
import { formatDate, formatDateTime, formatDateTimeInput, parseDate } from './date.ts'

const newYear = new Date('2024-12-31T15:00:00Z')

test('dates are shown in Japan’s time (R263)', () => {
  expect(formatDateTime(newYear)).toBe('2025/01/01 00:00:00')
  expect(formatDate(newYear)).toBe('2025/01/01')
  expect(formatDateTimeInput(newYear)).toBe('2025-01-01T00:00')
})

test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'the device’s time zone makes no difference: %s (R2)',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(formatDateTime(newYear)).toBe('2025/01/01 00:00:00')
    expect(parseDate('2025-01-01T00:00')?.toISOString()).toBe('2024-12-31T15:00:00.000Z')
  },
)

test('a datetime-local value means Japan’s time and round trips (R264)', () => {
  const date = parseDate('2025-01-01T00:00')
  expect(date?.toISOString()).toBe('2024-12-31T15:00:00.000Z')
  expect(formatDateTimeInput(date)).toBe('2025-01-01T00:00')
})

test('a form shows an invalid date as empty (R183)', () => {
  expect(formatDateTimeInput(parseDate('2025-02-30T10:00'))).toBe('')
})

test.each([
  ['2025-01-01', '2024-12-31T15:00:00.000Z'],
  ['2025-01-01T09:30', '2025-01-01T00:30:00.000Z'],
  ['2025-01-01T09:30:15', '2025-01-01T00:30:15.000Z'],
  ['2025-01-01T09:30:15.250', '2025-01-01T00:30:15.250Z'],
  ['2025-01-01T09:30:15Z', '2025-01-01T09:30:15.000Z'],
  ['2025-01-01T09:30+0900', '2025-01-01T00:30:00.000Z'],
  ['2025-01-01T09:30:15.250-05:00', '2025-01-01T14:30:15.250Z'],
  ['2024-02-29T23:59', '2024-02-29T14:59:00.000Z'],
  ['20250101T000000Z', '2025-01-01T00:00:00.000Z'],
  ['20250101T093015.029+0900', '2025-01-01T00:30:15.029Z'],
  ['20250101T0930', '2025-01-01T00:30:00.000Z'],
  ['20250101', '2024-12-31T15:00:00.000Z'],
  ['2025-W01-3', '2024-12-31T15:00:00.000Z'],
  ['2025W013T0900', '2025-01-01T00:00:00.000Z'],
  ['2025-W02', '2025-01-05T15:00:00.000Z'],
  ['2020-W53-5', '2020-12-31T15:00:00.000Z'],
  ['2025-032', '2025-01-31T15:00:00.000Z'],
  ['2025-01-01T24:00', '2025-01-01T15:00:00.000Z'],
  ['2024-12-31T24:00:00Z', '2025-01-01T00:00:00.000Z'],
  ['2025-01-01T09:30+09', '2025-01-01T00:30:00.000Z'],
  ['2025-01-01T09:30:15,5-03', '2025-01-01T12:30:15.500Z'],
])('%s is parsed as %s: without an offset it is Japan’s time (R183)', (text, instant) => {
  expect(parseDate(text)?.toISOString()).toBe(instant)
})

test('an offset is respected, and a day alone is midnight in Japan', () => {
  expect(parseDate('2025-01-01T00:00:00+00:00')?.toISOString()).toBe('2025-01-01T00:00:00.000Z')
  expect(parseDate('2025-01-01')?.toISOString()).toBe('2024-12-31T15:00:00.000Z')
})

test.each([
  '',
  'tomorrow',
  '2025-13-01',
  '2025-02-30T99:00',
  '2025-02-30',
  '2025-02-30T10:00',
  '2025-02-30T10:00:00Z',
  '2025-02-30T10:00:00+09:00',
  '2025-01-01T24:01',
  '2025-01-01T24:00:01',
  '2025-W54-1',
  '2025-W53-1',
  '2025-W01-8',
  '2025-W00-1',
  '2025-366',
  '2025-0101',
  '202501-01',
  '20250101T09:30',
  '20250230',
  '20250101T0930+9',
  '2025-01-01T10:60',
  '2025-01-01T10',
  '2025-01-01 10:00',
  '2025-01-01T10:00 ',
  '2025-01-01x',
  '2025/01/01',
  '２０２５-01-01',
  '+012025-01-01',
  '2025-01-01T10:00+25:00',
])('%j is invalid and shown as empty (R183)', (text) => {
  expect(parseDate(text)).toBeNull()
  expect(formatDate(parseDate(text))).toBe('')
})
