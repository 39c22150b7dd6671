import { daysBetween } from '../date/japan-time.ts'
import type { TravelActivityInput } from './activity.ts'
import type { TravelGuideInput } from './guide.ts'

/** Maximum length of a trip in days, inclusive. */
const MAX_JOURNEY_DAYS = 60

/** A field that breaks a rule, and the message for the member. */
type BrokenRule<Input> = { field: keyof Input & string; message: string }

/** What is wrong with a guide's dates, or `null`. Either date may be unset. */
export function brokenGuideDates({
  startDate,
  endDate,
}: Pick<TravelGuideInput, 'startDate' | 'endDate'>): BrokenRule<TravelGuideInput> | null {
  if (startDate === null || endDate === null) return null
  if (endDate < startDate) return { field: 'endDate', message: '帰着日は出発日以降の日付にしてください。' }
  const days = daysBetween(startDate, endDate) + 1
  return days > MAX_JOURNEY_DAYS
    ? { field: 'endDate', message: `旅の期間は${MAX_JOURNEY_DAYS}日以内にしてください。` }
    : null
}

/**
 * What is wrong with an activity's times, or `null`. An end after midnight is 24:00 or later; a hotel stay ends on
 * the next day.
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
