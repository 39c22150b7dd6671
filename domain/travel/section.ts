import { z } from 'zod'
import { IsoDate } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** A section of a guide: a day, or a theme such as 「雨の日の候補」. */
export const TravelSectionInput = z.strictObject({
  kind: z.enum(['day', 'theme']),
  /** The day in Japan; `null` for a theme or an undated day. */
  date: IsoDate.nullable(),
  title: z.string().trim().max(60),
  memo: z.string().max(1000),
})
export type TravelSectionInput = z.infer<typeof TravelSectionInput>

/** Sections are sorted by `order` (0, 1, …), which only reorder calls write. */
export const TravelSection = TravelSectionInput.extend({
  id: Identifier,
  guideId: Identifier,
  order: z.int().nonnegative(),
  version: z.int().positive(),
})
export type TravelSection = z.infer<typeof TravelSection>
