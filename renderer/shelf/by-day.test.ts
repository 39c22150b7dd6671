import { expect, test } from 'vitest'
import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import { byDay } from './by-day.ts'

const readAt = (number: number, lastViewedAt: string) => ({
  ...shelfItem(number),
  firstViewedAt: lastViewedAt,
  lastViewedAt,
  views: 1,
})

test('history is grouped by day in Japan, with labels for today and yesterday', () => {
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

test('an empty history has no groups', () => {
  expect(byDay([], new Date())).toEqual([])
})
