import { z } from 'zod'
import { addDays } from '../date/japan-time.ts'

/** Consecutive days of activity in Japan's calendar. */
export const Streak = z.object({
  /** The streak that includes today or yesterday, since today is not over yet; otherwise 0. */
  current: z.int().nonnegative(),
  longest: z.int().nonnegative(),
})
export type Streak = z.infer<typeof Streak>

/**
 * Streaks of days (`yyyy-MM-dd`, unsorted, duplicates allowed) as of `today`. Days after `today`, from a wrong clock,
 * do not count for the current streak.
 */
export function streakOf(days: Iterable<string>, today: string): Streak {
  const active = new Set(days)
  const lengthTo = (day: string): number => {
    let length = 0
    while (active.has(addDays(day, -length))) length += 1
    return length
  }
  const ends = [...active].filter((day) => !active.has(addDays(day, 1)))
  return {
    current: lengthTo(active.has(today) ? today : addDays(today, -1)),
    longest: Math.max(0, ...ends.map(lengthTo)),
  }
}
