import { japanTime } from './japan-time.ts'

/** Pages whose content depends on the month: the top page, the prefectures, their municipalities and the months. */
const SEASONAL = /^\/((pr|months)\/[^/]+|pr\/[^/]+\/\d{5})?$/

const monthOf = (moment: Date): string => japanTime(moment).date.slice(0, 7)

/** Whether a page built at `builtAt` was made for a month (in Japan) that is over. */
export const isOutOfSeason = (pathname: string, builtAt: Date, now: Date): boolean =>
  SEASONAL.test(pathname) && monthOf(builtAt) !== monthOf(now)
