import type { ArticlePage } from './article-page.ts'
import { addDays, japanTime } from './japan-time.ts'

export type EventDays = Pick<ArticlePage, 'type' | 'eventDate' | 'endDate'>

/** The last day of the event that an article announces, `yyyy-MM-dd` in Japan; `null` where it announces none. */
export const lastDayOf = ({ type, eventDate, endDate }: EventDays): string | null =>
  type === 'news' ? (endDate ?? eventDate) : null

/** Whether the event that an article announces is over: from midnight in Japan after its last day. */
export function isEventOver(article: EventDays, now: Date): boolean {
  const last = lastDayOf(article)
  return last !== null && japanTime(now).date > last
}

/** The moment from which an event is over, by its last day. */
export const endOfEvent = (lastDay: string): Date => new Date(`${addDays(lastDay, 1)}T00:00:00+09:00`)
