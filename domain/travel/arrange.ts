import type { TravelActivity } from './activity.ts'
import type { GuideEdit } from './guide-edit.ts'
import type { TravelSection } from './section.ts'

/** How the lines of a guide follow one another: the activities' ids of each section, in the order of the sections. */
export type Arrangement = readonly { sectionId: string; activityIds: readonly string[] }[]

/** Where a line is: which section of the arrangement, and which place in it, both from 0. */
export type Spot = { section: number; index: number }

export type Step = 'up' | 'down' | 'sectionBefore' | 'sectionAfter'

export const arrangementOf = (
  sections: readonly Pick<TravelSection, 'id'>[],
  activities: readonly Pick<TravelActivity, 'id' | 'sectionId'>[],
): Arrangement =>
  sections.map(({ id }) => ({
    sectionId: id,
    activityIds: activities.filter(({ sectionId }) => sectionId === id).map((activity) => activity.id),
  }))

/** Where an activity is, or `null` where it is not. */
export function spotOf(arrangement: Arrangement, activityId: string): Spot | null {
  for (const [section, { activityIds }] of arrangement.entries()) {
    const index = activityIds.indexOf(activityId)
    if (index >= 0) return { section, index }
  }
  return null
}

/** The activity taken from where it is and put before the one that is then `index`-th of a section. */
export function placed(arrangement: Arrangement, activityId: string, to: Spot): Arrangement {
  return arrangement.map((one, section) => {
    const rest = one.activityIds.filter((id) => id !== activityId)
    if (section === to.section) rest.splice(to.index, 0, activityId)
    return rest.length === one.activityIds.length && section !== to.section
      ? one
      : { ...one, activityIds: rest }
  })
}

/**
 * One step of a line. Up from the first place of a section leads behind the last line of the section before, down from
 * the last one to the head of the next. The same arrangement where there is no further way.
 */
export function stepped(arrangement: Arrangement, activityId: string, step: Step): Arrangement {
  const at = spotOf(arrangement, activityId)
  if (!at) return arrangement
  const count = arrangement[at.section]?.activityIds.length ?? 0
  const before = arrangement[at.section - 1]
  const after = arrangement[at.section + 1]
  if (step === 'up' && at.index > 0) return placed(arrangement, activityId, { ...at, index: at.index - 1 })
  if (step === 'down' && at.index < count - 1)
    return placed(arrangement, activityId, { ...at, index: at.index + 1 })
  if ((step === 'up' || step === 'sectionBefore') && before)
    return placed(arrangement, activityId, { section: at.section - 1, index: before.activityIds.length })
  if ((step === 'down' || step === 'sectionAfter') && after)
    return placed(arrangement, activityId, {
      section: at.section + 1,
      index: step === 'down' ? 0 : after.activityIds.length,
    })
  return arrangement
}

/** The edit that makes one arrangement of the other after one line was moved; `null` when nothing changed. */
export function moveEdit(after: Arrangement, before: Arrangement, activityId: string): GuideEdit | null {
  const [from, to] = [spotOf(before, activityId), spotOf(after, activityId)]
  const target = to && after[to.section]
  if (!from || !target || (from.section === to.section && from.index === to.index)) return null
  return { type: 'orderActivities', sectionId: target.sectionId, activityIds: [...target.activityIds] }
}

/** One of a list, one place further up or down; the same list at its ends. */
export function swapped<Item>(list: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const [one, other] = [list[index], list[index + by]]
  if (one === undefined || other === undefined) return list
  return list.with(index, other).with(index + by, one)
}
