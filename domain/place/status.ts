import type { Card } from '../content/card.ts'
import type { BusinessStatus } from './business-status.ts'
import type { Place } from './place.ts'

/** Whether the place is closed: 閉業 or 休業中. */
export const isShut = ({ businessStatus }: Pick<Place, 'businessStatus'>): boolean =>
  businessStatus === 'closed' || businessStatus === 'tempClosed'

/** The warning on a card: 閉業, 休業中, or 終了 for a past event. */
export const cardState = ({ businessStatus, isOver }: Pick<Card, 'businessStatus' | 'isOver'>) =>
  CLOSED_LABELS[businessStatus] ?? (isOver && '終了')

/** Labels for places that cannot be visited. */
export const CLOSED_LABELS: Partial<Record<BusinessStatus, string>> = { closed: '閉業', tempClosed: '休業中' }
