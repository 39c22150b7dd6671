import { expect, test } from 'vitest'
import { hoursOf, hourText, peaksOf } from './hours.ts'

const NOW = new Date('2026-11-21T03:20:00.000Z')

test('a day has 24 hours, including those without requests (R57)', () => {
  const figure = { hour: '2026-11-21T01:00:00.000Z', requests: 9, failures: 2, slow: 1 }
  const hours = hoursOf([figure, { ...figure, hour: '2026-11-19T01:00:00.000Z' }], NOW)
  expect(hours).toHaveLength(24)
  expect(hours[0]?.hour).toBe('2026-11-20T04:00:00.000Z')
  expect(hours.at(-1)?.hour).toBe('2026-11-21T03:00:00.000Z')
  expect(hours.filter(({ requests }) => requests > 0)).toEqual([figure])
})

test('labels do not overlap: the peak is labelled, others where there is room (R57)', () => {
  const day = hoursOf([], NOW).map((figure, index) => ({
    ...figure,
    failures: [0, 9, 120, 8, 0, 1][index] ?? 0,
  }))
  const found = (room: number) =>
    [...peaksOf(day, () => room)].map((at) => day.findIndex(({ hour }) => hour === at))
  expect(found(1)).toEqual([2, 1, 3, 5])
  expect(found(2)).toEqual([2, 5])
  expect(found(4)).toEqual([2])
})

test('hours are in Japan’s time', () => {
  expect(hourText('2026-11-21T01:00:00.000Z')).toBe('10時')
})
