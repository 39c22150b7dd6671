import { expect, test } from 'vitest'
import { randomIdentifier } from '../text/identifier.ts'
import { BLANK_ACTIVITY, blankGuide, daySections } from './new-guide.ts'
import { brokenNewGuide, overfullPart, type SentGuide } from './sent-guide.ts'

const sections = (count: number) => daySections(null, count, randomIdentifier)
const activityOf = (sectionId: string) => ({
  ...BLANK_ACTIVITY,
  kind: 'free' as const,
  title: '散歩',
  id: randomIdentifier(),
  sectionId,
})
const guideOf = (rest: Partial<SentGuide> = {}): SentGuide => ({
  guide: blankGuide({ id: randomIdentifier(), title: '旅', startDate: null }),
  ...rest,
})

test('a guide may be empty, and its parts must belong to it (R50)', () => {
  const days = sections(2)
  const [day] = days
  if (!day) throw new Error('expected two sections')
  expect(brokenNewGuide(guideOf())).toBeNull()
  expect(brokenNewGuide(guideOf({ sections: days, activities: [activityOf(day.id)] }))).toBeNull()
  const stray = guideOf({ sections: days, activities: [activityOf(day.id), activityOf(randomIdentifier())] })
  expect(brokenNewGuide(stray)?.field).toBe('activities.1.sectionId')
  const late = { ...activityOf(day.id), startTime: '10:00', endTime: '09:00' }
  expect(brokenNewGuide(guideOf({ sections: days, activities: [late] }))?.field).toBe('activities.0.endTime')
})

test('identifiers are unique across all parts (R50)', () => {
  const [day, other] = sections(2)
  if (!day || !other) throw new Error('expected two sections')
  const twice = activityOf(day.id)
  expect(brokenNewGuide(guideOf({ sections: [day, other, day] }))?.field).toBe('guide.id')
  expect(brokenNewGuide(guideOf({ sections: [day], activities: [twice, twice] }))?.field).toBe('guide.id')
  const same = { ...activityOf(day.id), id: other.id }
  expect(brokenNewGuide(guideOf({ sections: [day, other], activities: [same] }))?.field).toBe('guide.id')
})

test('limits apply per section and in total (R50)', () => {
  const days = sections(7)
  const full = days.flatMap(({ id }, index) =>
    Array.from({ length: index === 6 ? 40 : 60 }, () => activityOf(id)),
  )
  expect(overfullPart(guideOf({ sections: days, activities: full }))).toBeNull()
  const [first, last] = [days[0]?.id ?? '', days[6]?.id ?? '']
  expect(overfullPart(guideOf({ sections: days, activities: [...full, activityOf(last)] }))).toBe(
    'activitiesOfGuide',
  )
  const crowded = [...full.slice(0, 60), activityOf(first)]
  expect(overfullPart(guideOf({ sections: days, activities: crowded }))).toBe('activitiesOfSection')
  expect(overfullPart(guideOf({ sections: [...days, ...sections(34)] }))).toBe('sections')
})
