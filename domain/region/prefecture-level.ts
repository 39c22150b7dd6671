import { z } from 'zod'
import { BUILT_IN_PREFECTURES, BUILT_IN_REGIONS, type BuiltInRegion } from './built-in-regions.ts'

/** A member's experience of a prefecture, ascending: 未訪・通過・訪問・宿泊・居住. */
export const PrefectureLevel = z.enum(['none', 'passed', 'visited', 'stayed', 'lived'])
export type PrefectureLevel = z.infer<typeof PrefectureLevel>

export const PREFECTURE_LEVELS = PrefectureLevel.options

/**
 * Points as in 経県値 (https://uub.jp/kkn/), the best-known count among Japanese travellers: 居住5, 宿泊4, 訪問3, 通過1. Its 接地2
 * (got off without walking) is left out, since it cannot be distinguished from 通過 years later; the other points are
 * unchanged, so scores are comparable.
 */
export const LEVELS: Readonly<Record<PrefectureLevel, { label: string; points: number; about: string }>> = {
  none: { label: '未訪', points: 0, about: 'まだ訪れていない' },
  passed: { label: '通過', points: 1, about: '列車や車で通り過ぎた' },
  visited: { label: '訪問', points: 3, about: '降り立って歩いた' },
  stayed: { label: '宿泊', points: 4, about: '泊まった' },
  lived: { label: '居住', points: 5, about: '住んだことがある' },
}

/** 235 in all 47. */
export const HIGHEST_SCORE = LEVELS.lived.points * BUILT_IN_PREFECTURES.length

export const isHigher = (one: PrefectureLevel, other: PrefectureLevel): boolean =>
  LEVELS[one].points > LEVELS[other].points

/** The higher of the recorded level and the one set by the member. */
export const higherLevel = (recorded: PrefectureLevel, marked: PrefectureLevel | null): PrefectureLevel =>
  marked && isHigher(marked, recorded) ? marked : recorded

/** A member's records in a prefecture, without wishes. */
export const PrefectureRecords = z.object({
  /** All records, including `stays`. */
  count: z.int().nonnegative(),
  stays: z.int().nonnegative(),
})
export type PrefectureRecords = z.infer<typeof PrefectureRecords>

/** The level proven by records: a night is 宿泊; any other record is 訪問. */
export function recordedLevel({ count, stays }: PrefectureRecords): PrefectureLevel {
  if (stays > 0) return 'stayed'
  return count > 0 ? 'visited' : 'none'
}

export type LevelOf = (code: string) => PrefectureLevel

/** The sum of all points, 0–235. */
export const scoreOf = (levelOf: LevelOf): number =>
  BUILT_IN_PREFECTURES.reduce((score, { code }) => score + LEVELS[levelOf(code)].points, 0)

/** Passing through does not count as a visit: 訪問 and higher count for n/47. */
export const hasBeen = (level: PrefectureLevel): boolean => LEVELS[level].points >= LEVELS.visited.points

const visitedOf = (levelOf: LevelOf, { prefectures }: Pick<BuiltInRegion, 'prefectures'>): number =>
  prefectures.filter(({ code }) => hasBeen(levelOf(code))).length

export const visitedPrefectures = (levelOf: LevelOf): number =>
  visitedOf(levelOf, { prefectures: BUILT_IN_PREFECTURES })

type RegionCompletion = { slug: string; name: string; visited: number; total: number }

/** Visited prefectures per region, from north to south. */
export const completionOf = (levelOf: LevelOf): RegionCompletion[] =>
  BUILT_IN_REGIONS.map((region) => ({
    slug: region.slug,
    name: region.name,
    visited: visitedOf(levelOf, region),
    total: region.prefectures.length,
  }))
