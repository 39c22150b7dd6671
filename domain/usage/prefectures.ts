import { higherLevel, type LevelOf, type PrefectureLevel, recordedLevel } from '../region/prefecture-level.ts'
import type { PrefectureStats } from './usage-stats.ts'

export const levelOfStats = ({ records, marked }: PrefectureStats): PrefectureLevel =>
  higherLevel(recordedLevel(records), marked)

/** The level of every prefecture; `none` for missing ones. */
export function levelsOf(prefectures: readonly PrefectureStats[]): LevelOf {
  const levels = new Map(prefectures.map((prefecture) => [prefecture.code, levelOfStats(prefecture)]))
  return (code) => levels.get(code) ?? 'none'
}

/** Up to five prefectures with the most records; ties are ordered by code. */
export const topPrefectures = (prefectures: readonly PrefectureStats[]): { code: string; count: number }[] =>
  prefectures
    .map(({ code, records: { count } }) => ({ code, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.code.localeCompare(other.code))
    .slice(0, 5)
