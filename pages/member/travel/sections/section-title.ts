import { dayText } from '#domain/travel/guide-days.ts'
import type { TravelSection } from '#domain/travel/section.ts'

/** `11月28日（土） 東山めぐり`: the name of a section outside its guide. */
export const sectionTitle = ({ date, title }: Pick<TravelSection, 'date' | 'title'>): string =>
  [date && dayText(date), title].filter(Boolean).join(' ') || '日程'
