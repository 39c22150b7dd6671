import type { BusinessStatus } from './business-status.ts'
import type { Place } from './place.ts'

/** Whether nobody can go there now: 閉業 or 休業中. */
export const isShut = ({ businessStatus }: Pick<Place, 'businessStatus'>): boolean =>
  businessStatus === 'closed' || businessStatus === 'tempClosed'

/** The word for a place that nobody can go to; every other one has none. */
export const SHUT_WORDS: Partial<Record<BusinessStatus, string>> = { closed: '閉業', tempClosed: '休業中' }
