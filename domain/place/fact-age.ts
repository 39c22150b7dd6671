import { formatIsoDay, startOfJapaneseDay } from '../date/date.ts'

const OLD_AFTER_MS = 365 * 86_400_000

/**
 * The moment before which facts were last checked too long ago: 365 days, to the beginning of the day in Japan. So pages
 * change when a day begins, as all else on them that changes with time, and not between two comparisons of the pages.
 */
export const oldFactsBefore = (now: Date): Date =>
  startOfJapaneseDay(formatIsoDay(new Date(now.getTime() - OLD_AFTER_MS)))

/** Whether facts were last checked more than 365 days ago; facts without a date are not old. */
export const factsAreOld = (factCheckedAt: string | null, now: Date): boolean =>
  factCheckedAt !== null && Date.parse(factCheckedAt) < oldFactsBefore(now).getTime()
