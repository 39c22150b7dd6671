import type { TravelActivity } from './activity.ts'
import type { GuideEdit } from './guide-edit.ts'
import type { TravelSection } from './section.ts'

/** The order of a guide's activities: activity ids per section, in section order. */
export type Arrangement = readonly { sectionId: string; activityIds: readonly string[] }[]

/** The position of an activity: section index and index within it, both from 0. */
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

/** The position of an activity, or `null`. */
export function spotOf(arrangement: Arrangement, activityId: string): Spot | null {
  for (const [section, { activityIds }] of arrangement.entries()) {
    const index = activityIds.indexOf(activityId)
    if (index >= 0) return { section, index }
  }
  return null
}

/** Moves an activity before the current `index`-th one of a section. */
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
 * Moves an activity one step. Up from the first position goes to the end of the previous section, down from the last
 * one to the start of the next. The same arrangement at either end.
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

/** The edit for an arrangement in which one activity was moved; `null` when nothing changed. */
export function moveEdit(after: Arrangement, before: Arrangement, activityId: string): GuideEdit | null {
  const [from, to] = [spotOf(before, activityId), spotOf(after, activityId)]
  const target = to && after[to.section]
  if (!from || !target || (from.section === to.section && from.index === to.index)) return null
  return { type: 'orderActivities', sectionId: target.sectionId, activityIds: [...target.activityIds] }
}

/** Moves an item by one; the same list at its ends. */
export function swapped<Item>(list: readonly Item[], index: number, by: 1 | -1): readonly Item[] {
  const [one, other] = [list[index], list[index + by]]
  if (one === undefined || other === undefined) return list
  return list.with(index, other).with(index + by, one)
}
