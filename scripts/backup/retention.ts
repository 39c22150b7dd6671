import { formatAs, formatIsoDay } from '#domain/date/date.ts'

const formatIsoWeek = formatAs("RRRR-'W'II")

export const DAILY = 14
export const WEEKLY = 8

const newestOf = (moments: readonly string[], periodOf: (at: Date) => string, most: number): string[] => {
  const byPeriod = Map.groupBy(moments.toSorted().toReversed(), (at) => periodOf(new Date(at)))
  return [...byPeriod.values()].slice(0, most).flatMap(([newest]) => newest ?? [])
}

/**
 * The backups to keep: the newest of each of the last 14 days and of each of the last 8 weeks that have one. Days and weeks
 * without a backup do not count, so that old backups survive a pause.
 * @param moments the start of each backup, in UTC
 */
export const retainedBackups = (moments: readonly string[]): Set<string> =>
  new Set([...newestOf(moments, formatIsoDay, DAILY), ...newestOf(moments, formatIsoWeek, WEEKLY)])
