import { expect, test } from 'vitest'
import { decidedOnDay } from './decided-on-day.ts'
import { activityId, guideOf, sectionId } from './guide-edit.fixture.ts'

/** A day with one line, and a theme with a candidate that has a time and one that has none. */
const trip = () => {
  const document = guideOf([1, 2])
  const activities = document.activities.map((line, at) => ({
    ...line,
    status: 'idea' as const,
    startTime: at === 1 ? '10:00' : null,
  }))
  return { ...document, activities }
}
const planned = (number: number) => [
  { type: 'updateActivity', id: activityId(number), version: 1, patch: { status: 'planned' } },
]
const into = (section: number, ...lines: number[]) =>
  ({ type: 'orderActivities', sectionId: sectionId(section), activityIds: lines.map(activityId) }) as const
const written = (number: number, patch: object) =>
  ({ type: 'updateActivity', id: activityId(number), version: 1, patch }) as const

test('a candidate with a time that comes into a day is a plan', () => {
  expect(decidedOnDay(trip(), into(1, 1, 2))).toEqual(planned(2))
  expect(decidedOnDay(trip(), into(1, 1, 3))).toEqual([])
  expect(decidedOnDay(trip(), into(2, 3, 2))).toEqual([])
})

test('a candidate in a day that gets a time is a plan, unless its member says otherwise', () => {
  expect(decidedOnDay(trip(), written(1, { startTime: '9:00' }))).toEqual(planned(1))
  expect(decidedOnDay(trip(), written(1, { startTime: '9:00', status: 'idea' }))).toEqual([])
  expect(decidedOnDay(trip(), written(3, { startTime: '9:00' }))).toEqual([])
  expect(decidedOnDay(trip(), written(1, { memo: '朝' }))).toEqual([])
})
