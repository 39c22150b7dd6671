import type { GuideDocument } from './guide-document.ts'
import type { GuideEdit } from './guide-edit.ts'

/**
 * Status changes implied by an edit: a candidate that gets a time on a day becomes planned, unless the edit sets the
 * status.
 * @param document the guide before the edit
 */
export function decidedOnDay({ sections, activities }: GuideDocument, edit: GuideEdit): GuideEdit[] {
  const isDay = (id: string) => sections.some((section) => section.id === id && section.kind === 'day')
  const planned = activities.filter((line) => {
    if (line.status !== 'idea') return false
    if (edit.type === 'orderActivities')
      return (
        line.startTime !== null &&
        edit.activityIds.includes(line.id) &&
        !isDay(line.sectionId) &&
        isDay(edit.sectionId)
      )
    if (edit.type !== 'updateActivity' || edit.id !== line.id || edit.patch.status) return false
    return line.startTime === null && Boolean(edit.patch.startTime) && isDay(line.sectionId)
  })
  return planned.map(({ id, version }) => ({
    type: 'updateActivity',
    id,
    version,
    patch: { status: 'planned' },
  }))
}
