import { expect, test } from 'vitest'
import { TravelActionInput } from '#domain/travel/action.ts'
import { actionMistakes } from '#domain/travel/action-rules.ts'
import { NewGuide } from '#domain/travel/new-guide.ts'
import { brokenNewGuide } from '#domain/travel/sent-guide.ts'
import { contentId } from '../identity.ts'
import { travelGuides } from './guides.ts'
import type { ContentLookup } from './linked-content.ts'
import { travelRecords } from './records.ts'
import { travelFavorites, travelHistories } from './shelf.ts'
import { travelUsage } from './usage.ts'

const resolveContent: ContentLookup = (kind, slug) => ({
  id: contentId(kind, slug),
  title: slug,
  prefectureCode: '17',
  cityCode: '17201',
})
const TODAY = '2028-02-29'
const NOW = new Date(`${TODAY}T01:00:00Z`)

test('the data of the sample traveller is valid input of a member, on any day', () => {
  const guides = travelGuides(resolveContent, TODAY).map(({ guide }) => guide)
  for (const guide of guides) expect(brokenNewGuide(NewGuide.parse(guide))).toBeNull()
  expect(guides.map(({ guide }) => guide.startDate)).toEqual(['2027-12-19', null, '2028-03-10'])
  const records = travelRecords(resolveContent, TODAY)
  for (const { action } of records) {
    const { id, ...input } = action
    expect(actionMistakes(TravelActionInput.parse(input), TODAY), id).toEqual([])
  }
  expect(new Set(records.map(({ action }) => action.id)).size).toBe(records.length)
  const lines = guides.flatMap(({ activities }) => activities.map(({ id }) => id))
  const named = records.flatMap(({ action }) => action.activityId ?? [])
  expect(named.filter((id) => !lines.includes(id))).toEqual([])
})

test('the sample traveller has 24 favorites, 40 history entries and usage of most days, never in the future', () => {
  const [favorites, histories] = [travelFavorites(NOW), travelHistories(NOW)]
  expect([favorites.length, histories.length]).toEqual([24, 40])
  expect(new Set([...favorites, ...histories].map(({ targetId }) => targetId)).size).toBeGreaterThan(40)
  const moments = [
    ...favorites.map(({ createdAt }) => createdAt),
    ...histories.flatMap(({ firstViewedAt, lastViewedAt }) => [firstViewedAt, lastViewedAt]),
  ]
  expect(moments.filter((moment) => moment > NOW.toISOString())).toEqual([])
  expect(histories.filter(({ firstViewedAt, lastViewedAt }) => firstViewedAt > lastViewedAt)).toEqual([])
  const days = travelUsage(TODAY).map(({ date }) => date)
  expect(days.filter((day) => day > TODAY)).toEqual([])
  expect(new Set(days).size).toBeGreaterThan(150)
})
