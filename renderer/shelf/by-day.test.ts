import { expect, test } from 'vitest'
import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import { byDay } from './by-day.ts'

const readAt = (number: number, lastViewedAt: string) => ({
  ...shelfItem(number),
  firstViewedAt: lastViewedAt,
  lastViewedAt,
  views: 1,
})

test('a history stands under the days of Japan, today and yesterday by their names', () => {
  const groups = byDay(
    [
      readAt(1, '2026-11-20T15:30:00Z'),
      readAt(2, '2026-11-20T14:59:00Z'),
      readAt(3, '2026-11-20T01:00:00Z'),
      readAt(4, '2025-12-31T15:00:00Z'),
    ],
    new Date('2026-11-21T03:00:00Z'),
  )
  expect(groups.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['今日', 1],
    ['昨日', 2],
    ['2026年1月1日', 1],
  ])
})

test('nothing read is no day', () => {
  expect(byDay([], new Date())).toEqual([])
})
