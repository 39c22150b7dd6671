import { z } from 'zod'
import { TravelActivityInput } from './activity.ts'
import { ShareChoices, TravelGuideInput } from './guide.ts'
import { type GuideDocument, GuidePlace } from './guide-document.ts'
import { TravelSectionInput } from './section.ts'

/** A shared activity. Fields that are not shared are empty. */
export const SharedActivity = TravelActivityInput.omit({ status: true })
export type SharedActivity = z.infer<typeof SharedActivity>

export const SharedSection = TravelSectionInput.extend({ activities: z.array(SharedActivity) })
export type SharedSection = z.infer<typeof SharedSection>

/**
 * A guide as seen through its link. It contains no identifiers, versions or accounts: nothing that `/v1/travel`
 * accepts, and nothing that links two guides of the same person.
 */
export const SharedGuide = z.object({
  choices: ShareChoices,
  guide: TravelGuideInput.omit({ checklist: true }).extend({
    checklist: z.array(z.object({ text: z.string(), category: z.string() })),
  }),
  sections: z.array(SharedSection),
  places: z.array(GuidePlace),
})
export type SharedGuide = z.infer<typeof SharedGuide>

/**
 * The shared view of a guide; `null` while it is not shared. Titles, days, times, places and moves are always
 * visible. URLs of activities may lead to bookings, so they are shared with the booking numbers only. Ticked
 * checklist states are never shared.
 */
export function sharedGuideOf({ guide, sections, activities, places }: GuideDocument): SharedGuide | null {
  if (!guide.share) return null
  const { choices } = guide.share
  const memo = (text: string) => (choices.memos ? text : '')
  return {
    choices,
    guide: {
      title: guide.title,
      coverImage: guide.coverImage,
      startDate: guide.startDate,
      endDate: guide.endDate,
      prefectureCodes: guide.prefectureCodes,
      members: choices.members ? guide.members : '',
      memo: memo(guide.memo),
      budget: choices.costs ? guide.budget : null,
      checklist: choices.checklist ? guide.checklist.map(({ text, category }) => ({ text, category })) : [],
    },
    sections: sections.map(({ id, kind, date, title, memo: text }) => ({
      kind,
      date,
      title,
      memo: memo(text),
      activities: activities
        .filter(({ sectionId }) => sectionId === id)
        .map((activity) => ({
          kind: activity.kind,
          refId: activity.refId,
          title: activity.title,
          startTime: activity.startTime,
          endTime: activity.endTime,
          transport: activity.transport && {
            ...activity.transport,
            fare: choices.costs ? activity.transport.fare : null,
          },
          price: choices.costs ? activity.price : null,
          reservationNo: choices.reservations ? activity.reservationNo : '',
          url: choices.reservations ? activity.url : '',
          memo: memo(activity.memo),
        })),
    })),
    places,
  }
}
