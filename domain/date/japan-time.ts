import { WEEKDAYS, type Weekday } from '../place/weekday.ts'

/** Japan has been at UTC+9 without summer time since 1952, so a fixed offset is enough. */
const OFFSET_MS = 9 * 3_600_000
export const DAY_MS = 86_400_000
/** The minutes of a day; a time after midnight that belongs to the day before is later than this. */
export const DAY_MINUTES = 1440

/** A moment in Japan's time: the calendar day, `yyyy-MM-dd`, and the minutes since midnight, 0–1439. */
export function japanTime(now: Date): { date: string; minute: number } {
  const local = new Date(now.getTime() + OFFSET_MS).toISOString()
  return { date: local.slice(0, 10), minute: minutesOf(local.slice(11, 16)) }
}

/** The calendar day `days` after an ISO day; negative numbers go back. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Whether an ISO day has a year of four digits: days can be added beyond the years 0 and 9999. */
export const isInCalendar = (date: string): boolean => /^\d{4}-/.test(date)

/** How many days later the second ISO day is; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The weekday of an ISO day. */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(Date.parse(date)).getUTCDay() + 6) % 7] ?? 'mon'

/** `26:30` → 1590, minutes since midnight of the day the hours belong to. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** 1590 → `26:30`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Whether an ISO day lies in a yearly period, both ends inclusive. `12-29` to `01-03` wraps around the year; an end
 * of `02-28` means the end of February.
 */
export function isInSeason(date: string, { from, to }: { from: string; to: string }): boolean {
  const day = date.slice(5)
  const end = to === '02-28' ? '02-29' : to
  return from <= end ? from <= day && day <= end : from <= day || day <= end
}
