import { z } from 'zod'
import { addDays, daysBetween } from '../date/japan-time.ts'
import { Identifier } from '../text/identifier.ts'
import { TravelActivityInput } from './activity.ts'
import { TRAVEL_LIMITS, TravelGuideInput } from './guide.ts'
import { TravelSectionInput } from './section.ts'

export const NewSection = TravelSectionInput.extend({ id: Identifier })
export type NewSection = z.infer<typeof NewSection>

export const NewActivity = TravelActivityInput.extend({ id: Identifier, sectionId: Identifier })
export type NewActivity = z.infer<typeof NewActivity>

/**
 * A whole guide as one call makes it. Its identifiers are made before it is sent, so that sending it twice makes one.
 * Sections and activities are in their order.
 */
export const NewGuide = z.strictObject({
  guide: TravelGuideInput.extend({ id: Identifier }),
  sections: z.array(NewSection).max(TRAVEL_LIMITS.sections),
  activities: z.array(NewActivity).max(TRAVEL_LIMITS.activitiesOfGuide),
})
export type NewGuide = z.infer<typeof NewGuide>

/** What a new guide is called and when it is; ISO days, `null` for what is not decided. */
export type GuideStart = {
  id: Identifier
  title: string
  startDate: string | null
  endDate?: string | null
}

type NewId = () => Identifier

export const BLANK_ACTIVITY: Omit<TravelActivityInput, 'kind' | 'title'> = {
  refId: null,
  startTime: null,
  endTime: null,
  transport: null,
  price: null,
  reservationNo: '',
  url: '',
  memo: '',
  status: 'planned',
}

/** How many days from one ISO day to another, both included; 1 where one of them is missing. */
export const dayCount = (start: string | null, end: string | null): number =>
  start && end ? Math.max(1, daysBetween(start, end) + 1) : 1

/** The last day of a journey of so many days; `null` where the first is not decided. */
export const lastDay = (start: string | null, days: number): string | null =>
  start && addDays(start, days - 1)

/** One section for each day, dated from the first day on where that is decided; at most as many as a guide holds. */
export const daySections = (start: string | null, days: number, newId: NewId): NewSection[] =>
  Array.from({ length: Math.min(days, TRAVEL_LIMITS.sections) }, (_, index) => ({
    id: newId(),
    kind: 'day',
    date: start && addDays(start, index),
    title: '',
    memo: '',
  }))

/** The guide's own words, with nothing in them but its title and its days. */
export const blankGuide = ({ id, title, startDate, endDate = null }: GuideStart): NewGuide['guide'] => ({
  id,
  title,
  startDate,
  endDate: startDate && endDate,
  coverImage: null,
  prefectureCodes: [],
  members: '',
  memo: '',
  budget: null,
  checklist: [],
})

/** An empty guide: one section a day from the first to the last. */
export const emptyGuide = (start: GuideStart, newId: NewId): NewGuide => {
  const { startDate, endDate = null } = start
  const days = dayCount(startDate, endDate)
  return {
    guide: blankGuide({ ...start, endDate: endDate ?? startDate }),
    sections: daySections(startDate, days, newId),
    activities: [],
  }
}
