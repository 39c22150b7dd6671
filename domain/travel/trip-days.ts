import { addDays, daysBetween } from '../date/japan-time.ts'
import type { TravelGuide } from './guide.ts'
import type { GuideDocument } from './guide-document.ts'

const FOUR_DIGIT_YEAR = /^\d{4}-/

/** The first day of a trip: as it was decided, or else that of its first dated section; `null` where nothing is dated. */
export const firstDayOf = ({ guide, sections }: Pick<GuideDocument, 'guide' | 'sections'>): string | null =>
  guide.startDate ?? sections.flatMap(({ date }) => date ?? []).toSorted()[0] ?? null

/** Moves an ISO day as far as the first one moves. What would leave the calendar stays. */
export const shifting = (from: string, to: string) => {
  const days = daysBetween(from, to)
  return (date: string): string => {
    const moved = addDays(date, days)
    return FOUR_DIGIT_YEAR.test(moved) ? moved : date
  }
}

/**
 * The document with another guide row. Its days follow the first one: the server moves them with the row in one
 * statement, so that devices that change the dates at the same time have one question to answer and not one for each day.
 */
export function withGuide(document: GuideDocument, guide: TravelGuide): GuideDocument {
  const from = firstDayOf(document)
  const to = guide.startDate
  if (from === null || to === null || to === from) return { ...document, guide }
  const shift = shifting(from, to)
  const sections = document.sections.map((section) =>
    section.date === null ? section : { ...section, date: shift(section.date) },
  )
  return { ...document, guide, sections }
}
