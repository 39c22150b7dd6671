import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TravelGuide } from './guide.ts'
import {
  countdownText,
  daysText,
  guideGroups,
  lengthText,
  nextFirst,
  nextSameWeekday,
  sectionNames,
} from './guide-days.ts'
import { blankGuide } from './new-guide.ts'

// 0:30 on 22 November in Japan, still the 21st in London.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T15:30:00Z') }))
afterEach(() => vi.useRealTimers())

const ID = 'a0000000-0000-4000-8000-000000000001'

const guide = (title: string, startDate: string | null, endDate = startDate): TravelGuide => ({
  ...blankGuide({ id: ID, title, startDate, endDate }),
  visibility: 'private',
  share: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: `2026-11-0${title.length}T00:00:00Z`,
})

const titles = (guides: readonly TravelGuide[]) =>
  guideGroups(guides, new Date()).map(({ title, guides }) => [title, ...guides.map(({ title }) => title)])

test('guides are grouped by the calendar of Japan, the next journey first (R50)', () => {
  const guides = [
    guide('来月', '2026-12-05', '2026-12-06'),
    guide('昨日まで', '2026-11-20', '2026-11-21'),
    guide('あさって', '2026-11-24'),
    guide('未定', null),
    guide('未定二', null),
    guide('きょう終わる', '2026-11-20', '2026-11-22'),
    guide('去年', '2025-11-22', '2025-11-30'),
  ]
  expect(titles(guides)).toEqual([
    ['旅行中', 'きょう終わる'],
    ['これから', 'あさって', '来月'],
    ['日付未定', '未定二', '未定'],
    ['これまで', '昨日まで', '去年'],
  ])
  expect(nextFirst(guides, new Date())[0]?.title).toBe('きょう終わる')
  vi.setSystemTime(new Date('2026-11-21T14:59:00Z'))
  expect(titles(guides)[0]).toEqual(['旅行中', '昨日まで', 'きょう終わる'])
  expect(titles([])).toEqual([])
})

test('a last day before the first one does not make a journey end before it begins', () => {
  expect(titles([guide('逆', '2026-11-23', '2026-11-01')])).toEqual([['これから', '逆']])
})

test('the countdown counts nights of Japan, and says which day it is on the way (R50)', () => {
  const said = (start: string | null, end = start) => countdownText(guide('旅', start, end), new Date())
  expect(said('2026-11-23')).toBe('明日から')
  expect(said('2026-12-22')).toBe('あと30日')
  expect(said('2026-11-22', '2026-11-24')).toBe('今日から')
  expect(said('2026-11-21', '2026-11-23')).toBe('今日は2日目')
  expect([said('2026-11-21'), said(null)]).toEqual(['', ''])
})

test('days are written once where they are the same', () => {
  const text = (start: string | null, end = start) => daysText({ startDate: start, endDate: end })
  expect(text('2026-05-03', '2026-05-05')).toBe('2026年5月3日〜5日')
  expect(text('2026-05-30', '2026-06-01')).toBe('2026年5月30日〜6月1日')
  expect(text('2026-12-30', '2027-01-02')).toBe('2026年12月30日〜2027年1月2日')
  expect([text('2026-05-03'), text(null)]).toEqual(['2026年5月3日', '日付未定'])
  expect(lengthText({ startDate: '2026-05-03', endDate: '2026-05-05' })).toBe('2泊3日')
  expect(lengthText({ startDate: '2026-05-03', endDate: '2026-05-03' })).toBe('日帰り')
  expect(lengthText({ startDate: null, endDate: null })).toBe('')
})

test('days are counted, themes are not', () => {
  const names = sectionNames([
    { kind: 'day', date: '2026-11-22', title: '着いて、歩く' },
    { kind: 'theme', date: null, title: '雨の日の候補' },
    { kind: 'day', date: null, title: '' },
  ])
  expect(names).toEqual([
    { name: '1日目', detail: '11月22日（日） 着いて、歩く' },
    { name: '雨の日の候補', detail: '' },
    { name: '2日目', detail: '' },
  ])
})

test('a copy is offered for the same weekday, after today', () => {
  const now = new Date()
  expect(nextSameWeekday('2026-05-03', now)).toBe('2026-11-29')
  expect(nextSameWeekday('2026-05-02', now)).toBe('2026-11-28')
  expect(nextSameWeekday('2026-12-05', now)).toBe('2026-12-12')
  expect(nextSameWeekday('2026-11-22', now)).toBe('2026-11-29')
  expect(nextSameWeekday('2026-11-23', now)).toBe('2026-11-30')
  expect(nextSameWeekday(null, now)).toBeNull()
})
