import type { Place } from './place.ts'

/** Whether nobody can go there now: 閉業 or 休業中. */
export const isShut = ({ businessStatus }: Pick<Place, 'businessStatus'>): boolean =>
  businessStatus === 'closed' || businessStatus === 'tempClosed'
