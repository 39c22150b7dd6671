import { z } from 'zod'
import { IsoDate, IsoDateTime } from '../date/iso-date.ts'
import { addDays, japanTime } from '../date/japan-time.ts'
import { Identifier } from '../text/identifier.ts'
import { text } from '../text/text-rules.ts'
import { isSearchKind } from './kind-lists.ts'
import { ContentKindSchema } from './ref.ts'

const MAX_RECOMMENDATIONS = 12

/** An editorial recommendation on the page of a prefecture. `from` and `to` are days in Japan, both inclusive. */
export const PrefectureRecommendation = z
  .strictObject({
    kind: ContentKindSchema.refine((kind): boolean => isSearchKind(kind)),
    id: Identifier,
    comment: text({ max: 80 }).nullable(),
    from: IsoDate.nullable(),
    to: IsoDate.nullable(),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    error: '初日よりあとの日付を入力してください。',
  })
export type PrefectureRecommendation = z.infer<typeof PrefectureRecommendation>

/** The recommendations of a prefecture in display order, without duplicates. */
export const RecommendationList = z
  .array(PrefectureRecommendation)
  .max(MAX_RECOMMENDATIONS)
  .superRefine((recommendations, context) => {
    for (const [index, { id }] of recommendations.entries())
      if (recommendations.findIndex((recommendation) => recommendation.id === id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: '同じものがすでに選ばれています。' })
  })

/** `version` is the optimistic lock; 0 before the first save. */
export const PrefectureRecommendations = z.strictObject({
  code: z.string().regex(/^\d{2}$/),
  version: z.int().nonnegative(),
  picks: RecommendationList,
  updatedAt: IsoDateTime.nullable(),
})
export type PrefectureRecommendations = z.infer<typeof PrefectureRecommendations>

type Dates = Pick<PrefectureRecommendation, 'from' | 'to'>

/** Whether a recommendation is shown on an ISO day in Japan. */
export const isShownOn = ({ from, to }: Dates, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to)

/**
 * The next day in Japan on which the visible recommendations change by date, or `null`: the first day of an upcoming
 * one, or the day after the last day of a current one.
 */
export function nextRecommendationDay(recommendations: readonly Dates[], now: Date): string | null {
  const { date: today } = japanTime(now)
  const days = recommendations.flatMap(({ from, to }) => [from, to && addDays(to, 1)])
  return days.filter((day): day is string => day !== null && day > today).sort()[0] ?? null
}
