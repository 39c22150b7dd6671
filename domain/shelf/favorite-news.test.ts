import { expect, test } from 'vitest'
import { byUrgency, favoriteNews } from './favorite-news.ts'

const spot = {
  businessStatus: 'open',
  seasons: [],
  changedAt: '2026-10-01T00:00:00.000Z',
  lastSeenAt: '2026-11-01T00:00:00.000Z',
} as const
const TODAY = '2026-11-21'
const newsOf = (change: object, today = TODAY) => favoriteNews({ ...spot, ...change } as never, today)
const season = (from: string, to: string) => ({ seasons: [{ name: '紅葉', from, to }] })

test('an unchanged favourite has no news (R42)', () => {
  expect(newsOf({})).toBeNull()
  expect(newsOf(season('04-01', '04-15'))).toBeNull()
})

test('a season is news from three weeks before to its last day (R42)', () => {
  expect(newsOf(season('11-10', '11-21'))).toMatchObject({
    isNow: true,
    from: '2026-11-10',
    to: '2026-11-21',
  })
  expect(newsOf(season('11-10', '11-20'))).toBeNull()
  expect(newsOf(season('12-12', '12-25'))).toMatchObject({ isNow: false, from: '2026-12-12' })
  expect(newsOf(season('12-13', '12-25'))).toBeNull()
})

test('a season across the year’s end has the correct years (R42)', () => {
  const winter = season('12-10', '02-28')
  expect(newsOf(winter)).toMatchObject({ isNow: false, from: '2026-12-10', to: '2027-02-28' })
  expect(newsOf(winter, '2027-01-15')).toMatchObject({ isNow: true, from: '2026-12-10', to: '2027-02-28' })
})

test('a closure comes first; a permanent one is reported once (R42)', () => {
  const both = { businessStatus: 'tempClosed', ...season('11-01', '11-30') }
  expect(newsOf(both)).toEqual({ kind: 'shut', status: 'tempClosed' })
  expect(newsOf({ ...both, businessStatus: 'closed' })).toBeNull()
  const news = { businessStatus: 'closed', changedAt: '2026-11-20T00:00:00.000Z' }
  expect(newsOf(news)).toEqual({ kind: 'shut', status: 'closed' })
})

test('a page updated since the last visit is news, after the seasons (R42)', () => {
  const updated = newsOf({ changedAt: '2026-11-20T00:00:00.000Z' })
  expect(updated).toEqual({ kind: 'updated', at: '2026-11-20T00:00:00.000Z' })
  const list = [updated, newsOf(season('12-01', '12-05')), newsOf(season('11-20', '11-25'))].map((news) => ({
    news: news as NonNullable<typeof news>,
  }))
  expect(list.toSorted(byUrgency)).toEqual([list[2], list[1], list[0]])
})
