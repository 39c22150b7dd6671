import fc from 'fast-check'
import { identifierOf } from '../shelf/shelf.fixture.ts'
import type { TravelActivity, TravelActivityInput } from './activity.ts'
import type { GuideDocument } from './guide-document.ts'
import type { GuideEdit } from './guide-edit.ts'
import type { TravelSection } from './section.ts'

export const GUIDE = identifierOf(0xa000)
/** Deterministic section and activity ids. */
export const sectionId = (number: number): string => identifierOf(0xb000 + number)
export const activityId = (number: number): string => identifierOf(0xc000 + number)

export const activityInput = (
  title: string,
  values: Partial<TravelActivityInput> = {},
): TravelActivityInput => ({
  kind: 'free',
  refId: null,
  title,
  startTime: null,
  endTime: null,
  transport: null,
  price: null,
  reservationNo: '',
  url: '',
  memo: '',
  status: 'planned',
  ...values,
})

/** A guide with the given number of activities per section, all numbered from 1 in order. */
export function guideOf(counts: readonly number[]): GuideDocument {
  const sections = counts.map(
    (_, order): TravelSection => ({
      kind: order % 2 ? 'theme' : 'day',
      date: order % 2 ? null : `2026-12-0${5 + order}`,
      title: `${order + 1}日目`,
      memo: '',
      id: sectionId(order + 1),
      guideId: GUIDE,
      order,
      version: 1,
    }),
  )
  let number = 0
  const activities = counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, order): TravelActivity => {
      number += 1
      const id = activityId(number)
      return { ...activityInput(`予定${number}`), id, sectionId: sectionId(section + 1), order, version: 1 }
    }),
  )
  return { guide: guide(), sections, activities, places: [] }
}

const guide = (): GuideDocument['guide'] => ({
  id: GUIDE,
  title: '金沢の旅',
  coverImage: null,
  startDate: '2026-12-05',
  endDate: '2026-12-07',
  prefectureCodes: ['17'],
  members: '家族4人',
  memo: '',
  budget: null,
  checklist: [],
  visibility: 'private',
  share: null,
  version: 1,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
})

export const guides = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }).map(guideOf)

// Few numbers, so that edits hit existing items, missing items, and each other.
const section = fc.integer({ min: 1, max: 6 }).map(sectionId)
const activity = fc.integer({ min: 1, max: 14 }).map(activityId)
const at = fc.nat(6)
const days = fc.constantFrom('2026-12-05', '2026-12-01', '2027-03-01', null)
const titles = fc.constantFrom('市場', '庭園', '宿', '')

/** Any edit, whether or not its targets exist. */
export const edits: fc.Arbitrary<GuideEdit> = fc.oneof(
  fc.record({
    type: fc.constant('updateGuide'),
    version: fc.constant(1),
    patch: fc.record({ memo: titles, startDate: days }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('addSection'),
    id: section,
    at,
    section: fc.record({
      kind: fc.constant('theme' as const),
      date: fc.constant(null),
      title: titles,
      memo: titles,
    }),
  }),
  fc.record({
    type: fc.constant('updateSection'),
    id: section,
    version: fc.constant(1),
    patch: fc.record({ title: titles, memo: titles }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('deleteSection'), id: section }),
  fc.record({ type: fc.constant('deleteSection'), id: section, linesTo: section }),
  fc.record({ type: fc.constant('orderSections'), sectionIds: fc.array(section) }),
  fc.record({
    type: fc.constant('addActivity'),
    id: activity,
    sectionId: section,
    at,
    activity: titles.map((memo) => activityInput('予定', { memo })),
  }),
  fc.record({
    type: fc.constant('updateActivity'),
    id: activity,
    version: fc.constant(1),
    patch: fc.record({ title: titles, memo: titles }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('deleteActivity'), id: activity }),
  fc.record({ type: fc.constant('orderActivities'), sectionId: section, activityIds: fc.array(activity) }),
)
