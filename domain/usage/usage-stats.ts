import { z } from 'zod'
import { IsoDate } from '../date/iso-date.ts'
import { BUILT_IN_PREFECTURES } from '../region/built-in-regions.ts'
import { PrefectureLevel, PrefectureRecords } from '../region/prefecture-level.ts'
import { UsageMetric } from './metric.ts'
import { Streak } from './streak.ts'

export const METRIC_LABELS: Readonly<Record<UsageMetric, { label: string; unit: string }>> = {
  articlesRead: { label: '読んだ記事', unit: '本' },
  spotsViewed: { label: '見たスポット', unit: 'か所' },
  favoritesAdded: { label: 'お気に入りに追加', unit: '件' },
  actionsLogged: { label: '書いた旅の記録', unit: '件' },
  guidesUpdated: { label: 'しおりの更新', unit: '回' },
}

export const PrefectureCode = z.enum(BUILT_IN_PREFECTURES.map(({ code }) => code) as [string, ...string[]])

export const UsageCounts = z.record(UsageMetric, z.int().nonnegative())
export type UsageCounts = z.infer<typeof UsageCounts>

/** A month in Japan: activity on the site, and the recorded travels in it. */
export const UsageMonth = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  counts: UsageCounts,
  /** Days with any activity. */
  days: z.int().nonnegative(),
  travels: z.int().nonnegative(),
})
export type UsageMonth = z.infer<typeof UsageMonth>

/** A prefecture with records or a level set by hand. */
export const PrefectureStats = z.object({
  code: PrefectureCode,
  records: PrefectureRecords,
  marked: PrefectureLevel.nullable(),
})
export type PrefectureStats = z.infer<typeof PrefectureStats>

/**
 * `GET /v1/me/stats/usage`: the twelve months ending with the current one, and the all-time map (`year` is `null`);
 * or one calendar year with the prefectures visited in it.
 */
export const UsageStats = z.object({
  year: z.int().nullable(),
  today: IsoDate,
  months: z.array(UsageMonth).length(12),
  totals: UsageCounts,
  streak: Streak,
  /** All-time; `null` without any activity. */
  firstDay: IsoDate.nullable(),
  lastDay: IsoDate.nullable(),
  /** Years with data, newest first; always includes the current one. */
  years: z.array(z.int()),
  prefectures: z.array(PrefectureStats),
})
export type UsageStats = z.infer<typeof UsageStats>

/** A level set by hand; `none` removes it. */
export const PrefectureMarkInput = z.strictObject({ level: PrefectureLevel })
export type PrefectureMarkInput = z.infer<typeof PrefectureMarkInput>
