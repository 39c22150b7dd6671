import { daysBetween } from '../date/japan-time.ts'
import type { TravelActivityInput } from './activity.ts'
import type { TravelGuideInput } from './guide.ts'

/** The longest journey that a guide plans, in days; both ends count. */
export const LONGEST_JOURNEY = 60

/** A field of what was written that breaks a rule, and what to tell its member. */
export type BrokenRule<Input> = { field: keyof Input & string; message: string }

/** What is wrong with the days of a guide, or `null`. One of the two may still be open. */
export function brokenGuideDates({
  startDate,
  endDate,
}: Pick<TravelGuideInput, 'startDate' | 'endDate'>): BrokenRule<TravelGuideInput> | null {
  if (startDate === null || endDate === null) return null
  if (endDate < startDate) return { field: 'endDate', message: '帰着日は出発日以降の日付にしてください。' }
  const days = daysBetween(startDate, endDate) + 1
  return days > LONGEST_JOURNEY
    ? { field: 'endDate', message: `旅の期間は${LONGEST_JOURNEY}日以内にしてください。` }
    : null
}

/**
 * What is wrong with the times of an activity, or `null`. What ends after midnight ends at 24:00 or later; who stays at a
 * hotel leaves it the next day.
 */
export function brokenActivityTimes({
  kind,
  startTime,
  endTime,
}: Pick<TravelActivityInput, 'kind' | 'startTime' | 'endTime'>): BrokenRule<TravelActivityInput> | null {
  if (kind === 'hotel' || startTime === null || endTime === null || startTime <= endTime) return null
  return {
    field: 'endTime',
    message: '終了時刻は開始時刻以降にしてください。日付をまたぐときは「25:00」のように入力してください。',
  }
}
