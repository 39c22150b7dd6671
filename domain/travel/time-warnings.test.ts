import { expect, test } from 'vitest'
import type { TravelActivity } from './activity.ts'
import { timeWarnings } from './time-warnings.ts'
import { idOf, lineOf } from './trip.fixture.ts'

/** `兼六園 10:00-11:30`, `(60) バス 11:30`: a move of 60 minutes; times may be missing. */
const line = (text: string, index: number): TravelActivity => {
  const [, minutes, title = '', start, end] =
    /^(?:\((\d+)\) )?(\S+)(?: ([\d:]+))?(?:-([\d:]+))?$/.exec(text) ?? []
  const transport = minutes
    ? { mode: 'bus' as const, line: '', from: '', to: '', minutes: Number(minutes), fare: null }
    : null
  return lineOf({
    id: idOf(index),
    title,
    kind: minutes ? 'move' : title === '宿' ? 'hotel' : 'spot',
    startTime: start ?? null,
    endTime: end ?? null,
    transport,
  })
}

const warnings = (...lines: string[]): string[] => {
  const rows = lines.map(line)
  const found = timeWarnings(rows)
  return rows.flatMap(({ id, title }) =>
    (found.get(id) ?? []).map(({ kind, text }) => `${title} ${kind} ${text}`),
  )
}

test('activities in order have no warnings (R50)', () => {
  expect(
    warnings(
      '兼六園 10:00-11:30',
      '(30) バス 11:30-12:00',
      '昼食 12:00-13:00',
      '散歩',
      '茶屋街 14:00',
      '宿 16:00-10:00',
    ),
  ).toEqual([])
})

test('an overlap is reported at the later activity, even with others in between (R50)', () => {
  expect(warnings('兼六園 10:00-12:00', '21世紀美術館 11:30-13:00')).toEqual([
    '21世紀美術館 overlap 「兼六園」（10:00〜12:00）と時間が重なっています。',
  ])
  expect(warnings('催し 10:00-15:00', '昼食 12:00-13:00', '茶屋街 14:00')).toHaveLength(2)
  expect(warnings('兼六園 10:00-11:00', '昼食 11:00')).toEqual([])
})

test('a late arrival is reported at the move, not as an overlap (R50)', () => {
  expect(warnings('兼六園 10:00-11:30', '(40) バス', '昼食 12:00')).toEqual([
    'バス lateArrival 到着は12:10ごろで、「昼食」（12:00）に間に合いません。',
  ])
  expect(warnings('(40) バス 11:30', '昼食 12:00')).toEqual([
    'バス lateArrival 到着は12:10ごろで、「昼食」（12:00）に間に合いません。',
  ])
  expect(warnings('兼六園 10:00-11:20', '(20) バス', '(30) 電車', '昼食 12:00')).toEqual([
    '電車 lateArrival 到着は12:10ごろで、「昼食」（12:00）に間に合いません。',
  ])
  expect(warnings('兼六園 10:00-11:20', '(40) バス', '昼食 12:00')).toEqual([])
})

test('a move of unknown duration has no warning (R50)', () => {
  const rows = [line('兼六園 10:00-11:50', 0), lineOf({ id: idOf(1), kind: 'move' }), line('昼食 12:00', 2)]
  expect(timeWarnings(rows).size).toBe(0)
})

test('activities out of order, and an end before the start, are reported (R50)', () => {
  expect(warnings('茶屋街 15:00', '兼六園 10:00')).toEqual([
    '兼六園 outOfOrder 前の予定「茶屋街」（15:00）より早い時刻です。',
  ])
  expect(warnings('兼六園 11:00-10:00')).toEqual([
    '兼六園 endsBeforeStart 終わりの時刻が、始まりの時刻より前です。',
  ])
  expect(warnings('飲み屋 22:00-25:00')).toEqual([])
})

test('a hotel stay does not conflict with the evening (R50)', () => {
  expect(warnings('宿 15:00-26:00', '夕食 18:00-20:00')).toEqual([])
})
