import { HIGHEST_SCORE, type LevelOf, scoreOf, visitedPrefectures } from '#domain/region/prefecture-level.ts'
import { levelsOf } from '#domain/usage/prefectures.ts'
import type { UsageStats } from '#domain/usage/usage-stats.ts'
import { numbersOf } from '../review/year-numbers.ts'

/** Everything shown in the picture: no other data of the member. */
export type ShareCard = {
  title: string
  levelOf: LevelOf
  /** The largest first. */
  facts: readonly { label: string; value: string }[]
}

export const mapCard = (levelOf: LevelOf): ShareCard => ({
  title: 'わたしの制県マップ',
  levelOf,
  facts: [
    { label: '訪れた都道府県', value: `${visitedPrefectures(levelOf)}／47` },
    { label: '得点', value: `${scoreOf(levelOf)}／${HIGHEST_SCORE}点` },
  ],
})

export const yearCard = (year: number, stats: UsageStats): ShareCard => ({
  title: `${year}年のふりかえり`,
  levelOf: levelsOf(stats.prefectures),
  facts: numbersOf(stats)
    .slice(0, 4)
    .map(({ label, value, unit = '' }) => ({ label, value: `${value}${unit}` })),
})

/** The text alternative of the picture. */
export const altOf = ({ title, facts }: ShareCard): string =>
  `${title}。都道府県を段階ごとに塗り分けた日本の地図。${facts.map(({ label, value }) => `${label}${value}`).join('、')}。`
