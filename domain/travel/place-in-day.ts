import type { TravelActivity } from './activity.ts'

type Timed = Pick<TravelActivity, 'startTime'>

/**
 * Index for a new activity in a section: before the first one that starts later, otherwise at the end. Without a
 * time, at the end.
 */
export function placeInDay(lines: readonly Timed[], startTime: string | null): number {
  if (startTime === null) return lines.length
  const later = lines.findIndex((line) => line.startTime !== null && line.startTime > startTime)
  return later < 0 ? lines.length : later
}
