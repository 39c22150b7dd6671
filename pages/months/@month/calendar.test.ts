import { expect, test } from 'vitest'
import type { Card } from '#domain/content/card.ts'
import { NO_DISCLOSURE } from '#domain/content/disclosure.ts'
import { MONTHS } from '#domain/date/month.ts'
import { calendarOf } from './calendar.ts'
import { leadOfMonth } from './month-leads.ts'

const AT = { year: 2026, now: new Date('2026-11-28T03:00:00Z') }

const card = (id: string, own: Partial<Card> = {}): Card => ({
  kind: 'article-page',
  id,
  slug: id,
  href: `/article-pages/${id}`,
  title: id,
  catch: '',
  label: 'ニュース',
  facts: [],
  hero: {} as Card['hero'],
  prefectureCode: '26',
  city: null,
  disclosure: NO_DISCLOSURE,
  businessStatus: 'open',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: null,
  period: null,
  ...own,
})
const event = (id: string, firstDay: string, lastDay: string, own?: Partial<Card>) => ({
  card: card(id, own),
  firstDay,
  lastDay,
})
const campaign = (id: string, startAt: string, endAt: string) =>
  card(id, { kind: 'campaign', href: `/campaigns/${id}`, period: { startAt, endAt } })

test('events and campaigns are in the order of their first day, then of their last', () => {
  const events = [
    event('c', '2026-11-20', '2026-11-30'),
    event('a', '2026-11-01', '2027-03-15'),
    event('b', '2026-11-01', '2026-11-03'),
  ]
  const campaigns = [campaign('d', '2026-11-09T15:00:00.000Z', '2026-12-01T15:00:00.000Z')]
  expect(calendarOf(events, campaigns, AT).map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c'])
})

test('an event is labelled by its state, and one far ahead not at all', () => {
  const events = [
    event('over', '2026-11-02', '2026-11-04'),
    event('open', '2026-11-20', '2026-11-28'),
    event('soon', '2026-12-05', '2026-12-05'),
    event('ahead', '2026-12-06', '2026-12-06'),
  ]
  expect(calendarOf(events, [], AT).map(({ state, isOver }) => [state, isOver])).toEqual([
    ['終了', true],
    ['開催中', false],
    ['もうすぐ', false],
    [null, false],
  ])
})

test('a campaign is labelled by whether it takes entries, and its last day is the one before midnight', () => {
  const campaigns = [
    campaign('over', '2026-10-18T15:00:00.000Z', '2026-11-22T15:00:00.000Z'),
    campaign('ending', '2026-11-08T15:00:00.000Z', '2026-11-28T15:00:00.000Z'),
    campaign('ahead', '2026-11-28T15:00:00.000Z', '2026-12-09T15:00:00.000Z'),
  ]
  expect(
    calendarOf([], campaigns, AT).map(({ days, state, about }) => [
      ...days.map(({ iso }) => iso),
      state,
      about,
    ]),
  ).toEqual([
    ['2026-10-19', '2026-11-22', '受付終了', 'キャンペーン'],
    ['2026-11-09', '2026-11-28', '応募受付中', 'キャンペーン'],
    ['2026-11-29', '2026-12-09', '受付前', 'キャンペーン'],
  ])
})

test('days have their weekday, and the year where it is another', () => {
  const events = [event('a', '2026-11-01', '2027-03-15'), event('b', '2026-11-02', '2026-11-02')]
  expect(calendarOf(events, [], AT).map(({ days }) => days.map(({ text }) => text))).toEqual([
    ['11月1日（日）', '2027年3月15日（月）'],
    ['11月2日（月）'],
  ])
})

test('an event says where it is', () => {
  const events = [
    event('a', '2026-11-01', '2026-11-02'),
    event('b', '2026-11-02', '2026-11-03', { prefectureCode: null }),
  ]
  expect(calendarOf(events, [], AT).map(({ about }) => about)).toEqual(['京都府', '全国'])
})

test('every month has a lead of its own, in polite prose', () => {
  const leads = MONTHS.map(leadOfMonth)
  expect(new Set(leads).size).toBe(12)
  for (const lead of leads) expect(lead).toMatch(/^[^A-Za-z]{40,100}(です|ます)。$/)
})
