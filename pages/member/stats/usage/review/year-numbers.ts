import { favouriteSeasons, SEASON_LABELS } from '#domain/usage/season.ts'
import type { UsageStats } from '#domain/usage/usage-stats.ts'
import type { Figure } from '../parts/Figures.tsx'

/** The seasons with the most records: 「秋」, 「春と秋」; a dash for a year without any. */
function seasonText({ months }: Pick<UsageStats, 'months'>): string {
  const seasons = favouriteSeasons(months)
  if (seasons.length === 4) return '四季'
  return seasons.map((season) => SEASON_LABELS[season]).join('と') || '―'
}

/** The figures of a year: first trips, then reading. */
export function numbersOf({ prefectures, months, totals, streak }: UsageStats): Figure[] {
  const stays = prefectures.reduce((sum, { records }) => sum + records.stays, 0)
  return [
    { label: '旅した都道府県', value: prefectures.length, unit: '／47' },
    { label: '旅の記録', value: months.reduce((sum, { travels }) => sum + travels, 0), unit: '件' },
    { label: '泊まった記録', value: stays, unit: '件' },
    { label: 'いちばん旅した季節', value: seasonText({ months }) },
    { label: '読んだ記事', value: totals.articlesRead, unit: '本' },
    { label: '見たスポット', value: totals.spotsViewed, unit: 'か所' },
    { label: 'お気に入りに追加', value: totals.favoritesAdded, unit: '件' },
    { label: '続いた最長の日数', value: streak.longest, unit: '日' },
  ]
}

/** A year without any activity. */
export const isEmptyYear = ({ months }: Pick<UsageStats, 'months'>): boolean =>
  months.every(({ days, travels }) => days === 0 && travels === 0)
