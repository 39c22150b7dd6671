import { expect, test } from 'vitest'
import { randomIdentifier } from '../text/identifier.ts'
import { isShownOn, nextPickDay, PickList } from './prefecture-picks.ts'

const pick = (more: object = {}) => ({
  kind: 'spot',
  id: randomIdentifier(),
  comment: null,
  from: null,
  to: null,
  ...more,
})

test('a pick is shown from its first day to its last, both included, and always where it names none', () => {
  const dates = { from: '2026-12-01', to: '2026-12-03' }
  const days = ['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04']
  expect(days.map((day) => isShownOn(dates, day))).toEqual([false, true, true, false])
  expect(isShownOn({ from: null, to: null }, '1999-01-01')).toBe(true)
})

test('a list changes by itself on the day that the next one begins, or after the last day of one; days are those of Japan', () => {
  const picks = [
    { from: null, to: '2026-12-03' },
    { from: '2026-12-02', to: null },
  ]
  expect(nextPickDay(picks, new Date('2026-12-01T14:59:59Z'))).toBe('2026-12-02')
  // Midnight in Japan.
  expect(nextPickDay(picks, new Date('2026-12-01T15:00:00Z'))).toBe('2026-12-04')
  expect(nextPickDay(picks, new Date('2026-12-04T00:00:00Z'))).toBeNull()
})

test('the same thing twice, an end before the beginning, and kinds without a page are refused, each at its place', () => {
  const one = pick()
  const wrong = PickList.safeParse([
    one,
    { ...one },
    pick({ from: '2026-12-02', to: '2026-12-01' }),
    pick({ kind: 'sponsored-page' }),
  ])
  const paths = wrong.error?.issues.map(({ path }) => path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['2.to', '3.kind']))
  const twice = PickList.safeParse([one, { ...one }])
  expect(twice.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['1.id', '同じものがすでに選ばれています。'],
  ])
})
