import { z } from 'zod'
import { ContentRef } from '../../content/ref.ts'
import { ClockTime } from '../../date/iso-date.ts'
import { limited } from '../../text/text-rules.ts'
import { MAX_COMMENT, MAX_TITLE } from '../shared-fields.ts'

/** One stop or one move of a model course; `minutes` is how long it takes. */
export const TimelineStep = z.object({
  day: z.int().min(1).max(14),
  time: ClockTime.nullable(),
  kind: z.enum(['stop', 'move', 'meal', 'stay']),
  title: limited({ min: 1, max: MAX_TITLE }),
  minutes: z.int().positive().nullable(),
  body: limited({ max: MAX_COMMENT }).nullable(),
  ref: ContentRef.nullable(),
})
export type TimelineStep = z.infer<typeof TimelineStep>
