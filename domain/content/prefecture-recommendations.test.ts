import { expect, test } from 'vitest'
import { randomIdentifier } from '../text/identifier.ts'
import { isShownOn, nextRecommendationDay, RecommendationList } from './prefecture-recommendations.ts'

const recommendation = (more: object = {}) => ({
  kind: 'spot',
  id: randomIdentifier(),
  comment: null,
  from: null,
  to: null,
  ...more,
})

test('a recommendation is shown from its first to its last day, inclusive, or always without dates', () => {
  const dates = { from: '2026-12-01', to: '2026-12-03' }
  const days = ['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04']
  expect(days.map((day) => isShownOn(dates, day))).toEqual([false, true, true, false])
  expect(isShownOn({ from: null, to: null }, '1999-01-01')).toBe(true)
})

test('the visible list changes on the first day of the next one or after the last day of one, in Japan’s time', () => {
  const recommendations = [
    { from: null, to: '2026-12-03' },
    { from: '2026-12-02', to: null },
  ]
  expect(nextRecommendationDay(recommendations, new Date('2026-12-01T14:59:59Z'))).toBe('2026-12-02')
  // Midnight in Japan.
  expect(nextRecommendationDay(recommendations, new Date('2026-12-01T15:00:00Z'))).toBe('2026-12-04')
  expect(nextRecommendationDay(recommendations, new Date('2026-12-04T00:00:00Z'))).toBeNull()
})

test('duplicates, an end before the start, and kinds without a page are rejected at their path', () => {
  const one = recommendation()
  const wrong = RecommendationList.safeParse([
    one,
    { ...one },
    recommendation({ from: '2026-12-02', to: '2026-12-01' }),
    recommendation({ kind: 'sponsored-page' }),
  ])
  const paths = wrong.error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['2.to', '3.kind']))
  const twice = RecommendationList.safeParse([one, { ...one }])
  expect(twice.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['1.id', '同じものがすでに選ばれています。'],
  ])
})
