import { japanTime } from '../date/japan-time.ts'
import type { ArticlePage } from './article-page.ts'

type EventDays = Pick<ArticlePage, 'type' | 'endDate'>

/**
 * The last day of the event that an article announces, `yyyy-MM-dd` in Japan; `null` without an event. News with a
 * single date may announce an opening, which has no end, so only `endDate` counts.
 */
export const lastDayOf = ({ type, endDate }: EventDays): string | null => (type === 'news' ? endDate : null)

/** Whether the announced event is over: from midnight in Japan after its last day. */
export function isEventOver(article: EventDays, now: Date): boolean {
  const last = lastDayOf(article)
  return last !== null && japanTime(now).date > last
}
