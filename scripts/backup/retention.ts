const DAY_MS = 24 * 60 * 60_000
const JAPAN_MS = 9 * 60 * 60_000

const dayOf = (at: string): number => Math.floor((Date.parse(at) + JAPAN_MS) / DAY_MS)
/** The first of January 1970 was a Thursday: weeks begin on Monday. */
const weekOf = (at: string): number => Math.floor((dayOf(at) + 3) / 7)

export const DAILY = 14
export const WEEKLY = 8

const newestOf = (moments: readonly string[], periodOf: (at: string) => number, most: number): string[] => {
  const byPeriod = Map.groupBy(moments.toSorted().toReversed(), periodOf)
  return [...byPeriod.values()].slice(0, most).flatMap(([newest]) => newest ?? [])
}

/**
 * Which backups stay: the newest of each of the last 14 days that have one, and of each of the last 8 weeks. Days and
 * weeks without a backup do not count, so that a pause does not empty the shelf; the newest always stays.
 * @param moments when each backup began, in UTC
 */
export const keptBackups = (moments: readonly string[]): Set<string> =>
  new Set([...newestOf(moments, dayOf, DAILY), ...newestOf(moments, weekOf, WEEKLY)])
