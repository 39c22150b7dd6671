import { addDays } from '../date/japan-time.ts'
import type { Identifier } from '../text/identifier.ts'
import type { ActivityStatus } from './activity.ts'
import type { GuideDocument } from './guide-document.ts'
import { dayCount, type GuideStart, type NewActivity, type NewGuide, type NewSection } from './new-guide.ts'
import { firstDayOf, shifting } from './trip-days.ts'

/** Booked and done activities become planned again. */
const STATUS: Record<ActivityStatus, ActivityStatus> = {
  idea: 'idea',
  planned: 'planned',
  booked: 'planned',
  done: 'planned',
}

/**
 * Copies a guide for another trip: days move to the new first day; bookings, done and ticked states and sharing are
 * reset.
 */
export function copyOfGuide(document: GuideDocument, start: GuideStart, newId: () => Identifier): NewGuide {
  const { guide, sections, activities } = document
  const from = firstDayOf(document)
  // Without a new first day, the copy is undated.
  const shift = from && start.startDate ? shifting(from, start.startDate) : () => null
  const ids = new Map(sections.map(({ id }) => [id, newId()]))
  const copies = sections.flatMap(({ id, kind, date, title, memo }): NewSection[] => {
    const copy = ids.get(id)
    return copy ? [{ id: copy, kind, date: date && shift(date), title, memo }] : []
  })
  const lines = activities.flatMap((activity): NewActivity[] => {
    const { id: _id, sectionId, order: _order, version: _version, ...content } = activity
    const section = ids.get(sectionId)
    const status = STATUS[content.status]
    return section ? [{ ...content, id: newId(), sectionId: section, reservationNo: '', status }] : []
  })
  const { coverImage, prefectureCodes, members, memo, budget, checklist } = guide
  const end = start.startDate && addDays(start.startDate, dayCount(guide.startDate, guide.endDate) - 1)
  return {
    guide: {
      id: start.id,
      title: start.title,
      startDate: start.startDate,
      endDate: end,
      coverImage,
      prefectureCodes,
      members,
      memo,
      budget,
      checklist: checklist.map(({ text, category }) => ({ id: newId(), text, category, done: false })),
    },
    sections: copies,
    activities: lines,
  }
}
