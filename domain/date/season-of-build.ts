import { japanTime } from './japan-time.ts'

/** The pages that choose by the month: the top page and those of the prefectures. */
const SEASONAL = /^\/(pr\/[^/]+)?$/

const monthOf = (moment: Date): string => japanTime(moment).date.slice(0, 7)

/** Whether a page that was written at `builtAt` was written for a month of Japan that is over. */
export const isOutOfSeason = (pathname: string, builtAt: Date, now: Date): boolean =>
  SEASONAL.test(pathname) && monthOf(builtAt) !== monthOf(now)
