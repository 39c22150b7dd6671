import { expect, test } from 'vitest'
import { byUrgency, favoriteNews } from './favorite-news.ts'

const spot = {
  businessStatus: 'open',
  seasons: [],
  changedAt: '2026-10-01T00:00:00.000Z',
  lookedAt: '2026-11-01T00:00:00.000Z',
} as const
const TODAY = '2026-11-21'
const newsOf = (change: object, today = TODAY) => favoriteNews({ ...spot, ...change } as never, today)
const season = (from: string, to: string) => ({ seasons: [{ name: '紅葉', from, to }] })

test('a favourite that nothing has happened to is no news (R42)', () => {
  expect(newsOf({})).toBeNull()
  expect(newsOf(season('04-01', '04-15'))).toBeNull()
})

test('a season is news from three weeks before it to its last day (R42)', () => {
  expect(newsOf(season('11-10', '11-21'))).toMatchObject({
    isNow: true,
    from: '2026-11-10',
    to: '2026-11-21',
  })
  expect(newsOf(season('11-10', '11-20'))).toBeNull()
  expect(newsOf(season('12-12', '12-25'))).toMatchObject({ isNow: false, from: '2026-12-12' })
  expect(newsOf(season('12-13', '12-25'))).toBeNull()
})

test('a season over the year’s end has the years it really has (R42)', () => {
  const winter = season('12-10', '02-28')
  expect(newsOf(winter)).toMatchObject({ isNow: false, from: '2026-12-10', to: '2027-02-28' })
  expect(newsOf(winter, '2027-01-15')).toMatchObject({ isNow: true, from: '2026-12-10', to: '2027-02-28' })
})

test('that a place is shut comes before everything; one gone for good is told once (R42)', () => {
  const both = { businessStatus: 'tempClosed', ...season('11-01', '11-30') }
  expect(newsOf(both)).toEqual({ kind: 'shut', status: 'tempClosed' })
  expect(newsOf({ ...both, businessStatus: 'closed' })).toBeNull()
  const news = { businessStatus: 'closed', changedAt: '2026-11-20T00:00:00.000Z' }
  expect(newsOf(news)).toEqual({ kind: 'shut', status: 'closed' })
})

test('a page that was updated since the member last looked is news, behind the seasons (R42)', () => {
  const updated = newsOf({ changedAt: '2026-11-20T00:00:00.000Z' })
  expect(updated).toEqual({ kind: 'updated', at: '2026-11-20T00:00:00.000Z' })
  const list = [updated, newsOf(season('12-01', '12-05')), newsOf(season('11-20', '11-25'))].map((news) => ({
    news: news as NonNullable<typeof news>,
  }))
  expect(list.toSorted(byUrgency)).toEqual([list[2], list[1], list[0]])
})
