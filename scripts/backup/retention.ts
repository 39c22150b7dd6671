const DAY_MS = 24 * 60 * 60_000
const JAPAN_MS = 9 * 60 * 60_000

const dayOf = (at: string): number => Math.floor((Date.parse(at) + JAPAN_MS) / DAY_MS)
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: string): number => Math.floor((dayOf(at) + 3) / 7)

export const DAILY = 14
export const WEEKLY = 8

const newestOf = (moments: readonly string[], periodOf: (at: string) => number, most: number): string[] => {
  const byPeriod = Map.groupBy(moments.toSorted().toReversed(), periodOf)
  return [...byPeriod.values()].slice(0, most).flatMap(([newest]) => newest ?? [])
}

/**
 * The backups to keep: the newest of each of the last 14 days and of each of the last 8 weeks that have one. Days and weeks
 * without a backup do not count, so that old backups survive a pause.
 * @param moments the start of each backup, in UTC
 */
export const keptBackups = (moments: readonly string[]): Set<string> =>
  new Set([...newestOf(moments, dayOf, DAILY), ...newestOf(moments, weekOf, WEEKLY)])
