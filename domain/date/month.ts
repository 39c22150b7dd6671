import { japanTime } from './japan-time.ts'

/** The months of a year, 1–12. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1)

/** The month of a part of an address: `11` → 11, `null` for anything else (`0`, `13`, `01`). */
export const monthOfSlug = (slug: string): number | null =>
  MONTHS.find((month) => String(month) === slug) ?? null

/** The month before or after one: after December comes January. */
export const monthAfter = (month: number, months: 1 | -1): number => ((month + months + 11) % 12) + 1

/**
 * The month of a year, `yyyy-MM`, that readers mean by a month (1–12): the present one in Japan, or the next of that
 * name.
 */
export function comingMonth(month: number, now: Date): string {
  const today = japanTime(now).date
  const [year, present] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return `${month < present ? year + 1 : year}-${String(month).padStart(2, '0')}`
}

/** The same month of the year before: `2026-11` → `2025-11`. */
export const aYearBefore = (yearMonth: string): string =>
  `${String(Number(yearMonth.slice(0, 4)) - 1).padStart(4, '0')}${yearMonth.slice(4)}`

/** The first and last day of something, ISO days in Japan, both inclusive. */
export type Days = { firstDay: string; lastDay: string }

/** Whether some of the days are in a month of a year, `yyyy-MM`. */
export const areInMonth = ({ firstDay, lastDay }: Days, yearMonth: string): boolean =>
  firstDay.slice(0, 7) <= yearMonth && yearMonth <= lastDay.slice(0, 7)

/** The months (1–12) whose pages may list something on these days: that of the coming one, or that of a year before. */
export const monthsShowing = (days: Days, now: Date): number[] =>
  MONTHS.filter((month) => {
    const coming = comingMonth(month, now)
    return areInMonth(days, coming) || areInMonth(days, aYearBefore(coming))
  })
