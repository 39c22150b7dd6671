import type { TravelActivity } from './activity.ts'

type Timed = Pick<TravelActivity, 'startTime'>

/**
 * Where a new line goes among those of a section, from 0: before the first one that begins later, else at the end.
 * Without a time it goes to the end.
 */
export function placeInDay(lines: readonly Timed[], startTime: string | null): number {
  if (startTime === null) return lines.length
  const later = lines.findIndex((line) => line.startTime !== null && line.startTime > startTime)
  return later < 0 ? lines.length : later
}
