import { formatIsoDay } from '../date/date.ts'

const OLD_AFTER_MS = 365 * 86_400_000

/**
 * Whether facts were last checked more than 365 days ago; facts without a date are not old. They become old when a day
 * begins in Japan, as all else on a page that changes with time: not between two comparisons of the pages.
 */
export const factsAreOld = (factCheckedAt: string | null, now: Date): boolean =>
  factCheckedAt !== null &&
  formatIsoDay(new Date(factCheckedAt)) < formatIsoDay(new Date(now.getTime() - OLD_AFTER_MS))
