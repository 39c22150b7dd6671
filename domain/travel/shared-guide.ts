import { z } from 'zod'
import { TravelActivityInput } from './activity.ts'
import { ShareChoices, TravelGuideInput } from './guide.ts'
import { type GuideDocument, GuidePlace } from './guide-document.ts'
import { TravelSectionInput } from './section.ts'

/** One line of a guide as a stranger sees it. What was not chosen is empty, as if it had never been written. */
export const SharedActivity = TravelActivityInput.omit({ status: true })
export type SharedActivity = z.infer<typeof SharedActivity>

export const SharedSection = TravelSectionInput.extend({ activities: z.array(SharedActivity) })
export type SharedSection = z.infer<typeof SharedSection>

/**
 * A guide as whoever has its link sees it. There is no identifier, no version and no account in it: nothing that
 * `/v1/travel` would take, and nothing that tells two guides of one person to be of one person.
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
 * What the choices of its owner let others see of a guide; `null` while it is not shared. Titles, days, times, places
 * and moves are always there. A link that a member put to an activity may be the one to a booking: it goes with the
 * booking numbers. What is packed already is nobody's concern.
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
