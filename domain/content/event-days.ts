import { daysBetween, japanTime } from '../date/japan-time.ts'
import type { Days } from '../date/month.ts'
import type { ArticlePage } from './article-page.ts'

type EventDays = Pick<ArticlePage, 'type' | 'endDate'>

/**
 * The last day of the event that an article announces, `yyyy-MM-dd` in Japan; `null` without an event. News with a
 * single date may announce an opening, which has no end, so only `endDate` counts.
 */
export const lastDayOf = ({ type, endDate }: EventDays): string | null => (type === 'news' ? endDate : null)

/** The days of the event that an article announces; `null` without an event. */
export function daysOfEvent(article: Pick<ArticlePage, 'type' | 'eventDate' | 'endDate'>): Days | null {
  const [firstDay, lastDay] = [article.eventDate, lastDayOf(article)]
  return firstDay && lastDay && firstDay <= lastDay ? { firstDay, lastDay } : null
}

/** Whether the announced event is over: from midnight in Japan after its last day. */
export function isEventOver(article: EventDays, now: Date): boolean {
  const last = lastDayOf(article)
  return last !== null && japanTime(now).date > last
}

export type EventState = 'ahead' | 'soon' | 'open' | 'over'

/** From how many days before its first one an event is `soon`. */
export const SOON_DAYS = 7

/** The state of an event: it changes at midnight in Japan. */
export function eventState({ firstDay, lastDay }: Days, now: Date): EventState {
  const today = japanTime(now).date
  if (today > lastDay) return 'over'
  if (today >= firstDay) return 'open'
  return daysBetween(today, firstDay) <= SOON_DAYS ? 'soon' : 'ahead'
}
