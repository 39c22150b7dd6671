import { expect, test } from 'vitest'
import { decidedOnDay } from './decided-on-day.ts'
import { activityId, guideOf, sectionId } from './guide-edit.fixture.ts'

/** A day with one activity, and a theme with candidates, one of them with a time. */
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

test('a candidate with a time that moves to a day becomes planned', () => {
  expect(decidedOnDay(trip(), into(1, 1, 2))).toEqual(planned(2))
  expect(decidedOnDay(trip(), into(1, 1, 3))).toEqual([])
  expect(decidedOnDay(trip(), into(2, 3, 2))).toEqual([])
})

test('a candidate that gets a time on a day becomes planned, unless the edit sets the status', () => {
  expect(decidedOnDay(trip(), written(1, { startTime: '9:00' }))).toEqual(planned(1))
  expect(decidedOnDay(trip(), written(1, { startTime: '9:00', status: 'idea' }))).toEqual([])
  expect(decidedOnDay(trip(), written(3, { startTime: '9:00' }))).toEqual([])
  expect(decidedOnDay(trip(), written(1, { memo: '朝' }))).toEqual([])
})
