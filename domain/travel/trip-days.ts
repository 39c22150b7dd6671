import { addDays, daysBetween, isInCalendar } from '../date/japan-time.ts'
import type { TravelGuide } from './guide.ts'
import type { GuideDocument } from './guide-document.ts'

/** First day of a trip: as set, or that of the first dated section; `null` if undated. */
export const firstDayOf = ({ guide, sections }: Pick<GuideDocument, 'guide' | 'sections'>): string | null =>
  guide.startDate ?? sections.flatMap(({ date }) => date ?? []).toSorted()[0] ?? null

/** Shifts ISO days by the difference between two days. Days that would leave the calendar stay unchanged. */
export const shifting = (from: string, to: string) => {
  const days = daysBetween(from, to)
  return (date: string): string => {
    const moved = addDays(date, days)
    return isInCalendar(moved) ? moved : date
  }
}

/**
 * The document with an updated guide row. Dated days move with the first day: the server updates them with the row in
 * one statement, so that devices changing the dates concurrently get one conflict instead of one per day.
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
