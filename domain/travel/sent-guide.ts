import { z } from 'zod'
import { brokenActivityTimes, brokenGuideDates } from './date-rules.ts'
import { TRAVEL_LIMITS } from './guide.ts'
import { NewActivity, NewGuide, NewSection } from './new-guide.ts'

/** The body of the call that creates a guide. `overfullPart` checks the limits, with better messages. */
export const SentGuide = NewGuide.extend({
  sections: z.array(NewSection).optional(),
  activities: z.array(NewActivity).optional(),
})
export type SentGuide = z.infer<typeof SentGuide>

/** An inconsistency of a new guide as field path (`activities.3.sectionId`) and message; or `null`. */
export function brokenNewGuide({
  guide,
  sections = [],
  activities = [],
}: SentGuide): { field: string; message: string } | null {
  const dates = brokenGuideDates(guide)
  if (dates) return { field: `guide.${dates.field}`, message: dates.message }
  const sectionIds = new Set(sections.map(({ id }) => id))
  if (
    new Set([guide, ...sections, ...activities].map(({ id }) => id)).size <
    1 + sections.length + activities.length
  )
    return { field: 'guide.id', message: '同じ識別子が2回使われています。' }
  for (const [index, activity] of activities.entries()) {
    const times = brokenActivityTimes(activity)
    if (times) return { field: `activities.${index}.${times.field}`, message: times.message }
    if (!sectionIds.has(activity.sectionId))
      return { field: `activities.${index}.sectionId`, message: 'どの日程にも属していない予定があります。' }
  }
  return null
}

/** The first exceeded limit of a new guide, or `null`. The account's limit is not checked. */
export function overfullPart({
  sections = [],
  activities = [],
}: SentGuide): keyof typeof TRAVEL_LIMITS | null {
  if (sections.length > TRAVEL_LIMITS.sections) return 'sections'
  if (activities.length > TRAVEL_LIMITS.activitiesOfGuide) return 'activitiesOfGuide'
  const counts = new Map<string, number>()
  for (const { sectionId } of activities) counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1)
  return Math.max(0, ...counts.values()) > TRAVEL_LIMITS.activitiesOfSection ? 'activitiesOfSection' : null
}
