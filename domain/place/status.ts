import type { Card } from '../content/card.ts'
import type { BusinessStatus } from './business-status.ts'
import type { Place } from './place.ts'

/** Whether nobody can go there now: 閉業 or 休業中. */
export const isShut = ({ businessStatus }: Pick<Place, 'businessStatus'>): boolean =>
  businessStatus === 'closed' || businessStatus === 'tempClosed'

/** What of a card must be known before one goes there: 閉業, 休業中, or 終了 for an event that is over. */
export const cardState = ({ businessStatus, isOver }: Pick<Card, 'businessStatus' | 'isOver'>) =>
  SHUT_WORDS[businessStatus] ?? (isOver && '終了')

/** The word for a place that nobody can go to; every other one has none. */
export const SHUT_WORDS: Partial<Record<BusinessStatus, string>> = { closed: '閉業', tempClosed: '休業中' }
