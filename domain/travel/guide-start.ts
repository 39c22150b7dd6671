import type { Identifier } from '../identifier.ts'
import { addDays } from '../japan-time.ts'
import type { TravelActivityInput } from './activity.ts'
import { TRAVEL_LIMITS } from './guide.ts'
import type { NewGuide } from './new-guide.ts'

/** A whole guide before it is sent: nothing of it is left out. */
export type MadeGuide = Required<NewGuide>
export type MadeSection = MadeGuide['sections'][number]
export type MadeActivity = MadeGuide['activities'][number]

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

const DAY_MS = 86_400_000

/** How many days from one ISO day to another, both included; 1 where one of them is missing. */
export const dayCount = (start: string | null, end: string | null): number =>
  start && end ? Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1) : 1

/** The last day of a journey of so many days; `null` where the first is not decided. */
export const lastDay = (start: string | null, days: number): string | null =>
  start && addDays(start, days - 1)

/** One section for each day, dated from the first day on where that is decided; at most as many as a guide holds. */
export const daySections = (start: string | null, days: number, newId: NewId): MadeSection[] =>
  Array.from({ length: Math.min(days, TRAVEL_LIMITS.sections) }, (_, index) => ({
    id: newId(),
    kind: 'day',
    date: start && addDays(start, index),
    title: '',
    memo: '',
  }))

/** The guide's own words, with nothing in them but its title and its days. */
export const blankGuide = ({ id, title, startDate, endDate = null }: GuideStart): MadeGuide['guide'] => ({
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
export const emptyGuide = (start: GuideStart, newId: NewId): MadeGuide => {
  const { startDate, endDate = null } = start
  const days = dayCount(startDate, endDate)
  return {
    guide: blankGuide({ ...start, endDate: endDate ?? startDate }),
    sections: daySections(startDate, days, newId),
    activities: [],
  }
}
