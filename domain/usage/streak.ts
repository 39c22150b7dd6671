import { z } from 'zod'
import { addDays } from '../date/japan-time.ts'

/** Days in a row, in Japan's calendar, on which a member did something. */
export const Streak = z.object({
  /** It goes on today, or did until yesterday: a day is not lost before it is over. 0 when it ended before. */
  current: z.int().nonnegative(),
  longest: z.int().nonnegative(),
})
export type Streak = z.infer<typeof Streak>

/**
 * The streaks of days (`yyyy-MM-dd`, in any order, repeated or not) as of the day `today`. What lies after today, from a
 * clock that was wrong, belongs to no current streak.
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
