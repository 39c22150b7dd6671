import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, monthOf, viewOf, weekOf } from './days.ts'

test('weeks start on Sunday and months are shown in whole weeks', () => {
  expect(weekOf('2026-11-21')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  const month = monthOf('2026-11-21')
  expect([month.length, month[0]?.[0], month.at(-1)?.[6]]).toEqual([5, '2026-11-01', '2026-12-05'])
  expect(monthOf('2026-02-10')).toHaveLength(4)
  expect(monthOf('2026-08-10')).toHaveLength(6)
})

test('a month later is the same day, or the last one of the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})

test('keys move by day, week and month', () => {
  expect(
    ['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp', 'x'].map((key) => dayAfterKey(key, '2026-11-18')),
  ).toEqual(['2026-11-17', '2026-11-25', '2026-11-15', '2026-11-21', '2026-10-18', null])
})

test('the query string selects the month or week', () => {
  expect(viewOf('?week=2026-11-21')).toEqual({ day: '2026-11-21', span: 'week' })
  expect(viewOf('?month=2026-12-01')).toEqual({ day: '2026-12-01', span: 'month' })
  expect(viewOf('?month=2026-99-01').span).toBe('month')
})
