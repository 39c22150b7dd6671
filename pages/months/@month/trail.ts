import { type Trail, trail } from '#renderer/breadcrumb.ts'

/** `11月の旅`. */
export const monthName = (month: number): string => `${month}月の旅`

export const monthTrail = (month: number): Trail => trail(monthName(month))
