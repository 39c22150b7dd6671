import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TravelGuide } from './guide.ts'
import { guideGroups, nextFirst, nextSameWeekday } from './guide-groups.ts'
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

test('guides are grouped by Japan’s calendar, the next trip first (R50)', () => {
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

test('an end before the start does not end a trip early', () => {
  expect(titles([guide('逆', '2026-11-23', '2026-11-01')])).toEqual([['これから', '逆']])
})

test('a copy defaults to the same weekday, after today', () => {
  const now = new Date()
  expect(nextSameWeekday('2026-05-03', now)).toBe('2026-11-29')
  expect(nextSameWeekday('2026-05-02', now)).toBe('2026-11-28')
  expect(nextSameWeekday('2026-12-05', now)).toBe('2026-12-12')
  expect(nextSameWeekday('2026-11-22', now)).toBe('2026-11-29')
  expect(nextSameWeekday('2026-11-23', now)).toBe('2026-11-30')
  expect(nextSameWeekday(null, now)).toBeNull()
})
