import { z } from 'zod'
import { IsoDate, IsoDateTime } from '../date/iso-date.ts'
import { addDays, japanTime } from '../date/japan-time.ts'
import { Identifier } from '../text/identifier.ts'
import { text } from '../text/text-rules.ts'
import { isSearchKind } from './kind-lists.ts'
import { ContentKindSchema } from './ref.ts'

/** So many things the page of a prefecture recommends at most. */
const MOST_PICKS = 12

/** What the office recommends on the page of a prefecture. `from` and `to` are days in Japan, both included. */
export const PrefecturePick = z
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
export type PrefecturePick = z.infer<typeof PrefecturePick>

/** The picks of a prefecture in their order, nothing twice. */
export const PickList = z
  .array(PrefecturePick)
  .max(MOST_PICKS)
  .superRefine((picks, context) => {
    for (const [index, { id }] of picks.entries())
      if (picks.findIndex((pick) => pick.id === id) < index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: '同じものがすでに選ばれています。' })
  })

/** `version` is the optimistic lock; 0 before anything was ever picked. */
export const PrefecturePicks = z.strictObject({
  code: z.string().regex(/^\d{2}$/),
  version: z.int().nonnegative(),
  picks: PickList,
  updatedAt: IsoDateTime.nullable(),
})
export type PrefecturePicks = z.infer<typeof PrefecturePicks>

type Dates = Pick<PrefecturePick, 'from' | 'to'>

/** Whether a pick is shown on an ISO day in Japan. */
export const isShownOn = ({ from, to }: Dates, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to)

/**
 * The day in Japan on which a list of picks next looks different by itself, or `null`: the first day of one that is to
 * come, or the day after the last one of one that ends.
 */
export function nextPickDay(picks: readonly Dates[], now: Date): string | null {
  const { date: today } = japanTime(now)
  const days = picks.flatMap(({ from, to }) => [from, to && addDays(to, 1)])
  return days.filter((day): day is string => day !== null && day > today).sort()[0] ?? null
}
