import { z } from 'zod'
import { IsoDate, IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** How many a member, a guide or a section can hold; beyond it a write is refused with 409 and says so. */
export const TRAVEL_LIMITS = {
  guides: 100,
  sections: 40,
  activitiesOfSection: 60,
  activitiesOfGuide: 400,
  checklist: 100,
  actions: 5000,
  photos: 10,
} as const

export const ChecklistItem = z.strictObject({
  id: Identifier,
  text: z.string().trim().min(1).max(60),
  done: z.boolean(),
  /** 持ちもの, やること… as the member calls it; empty for none. */
  category: z.string().trim().max(20),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

/** What the person who shares a guide lets others see beyond places, days and times. All are off unless chosen. */
export const ShareChoices = z.strictObject({
  members: z.boolean(),
  memos: z.boolean(),
  costs: z.boolean(),
  reservations: z.boolean(),
  checklist: z.boolean(),
})
export type ShareChoices = z.infer<typeof ShareChoices>

/** `link`: whoever has the address reads it. `public` is for later; nothing lists guides yet. */
export const GuideVisibility = z.enum(['private', 'link', 'public'])
export type GuideVisibility = z.infer<typeof GuideVisibility>

/** What its member writes about a guide (旅のしおり). Money is whole yen, tax included. */
export const TravelGuideInput = z.strictObject({
  title: z.string().trim().min(1).max(60),
  /** The address of a picture of this site (of a place in the guide), `{address}/…`; `null` lets the guide choose. */
  coverImage: z
    .string()
    .max(300)
    .regex(/^\{address\}\/[\w./-]+$/)
    .nullable(),
  startDate: IsoDate.nullable(),
  endDate: IsoDate.nullable(),
  /** JIS prefecture codes, `01`–`47`. */
  prefectureCodes: z.array(z.string().regex(/^(0[1-9]|[1-3]\d|4[0-7])$/)).max(47),
  /** Who comes along, in the member's words: 「家族4人」. */
  members: z.string().trim().max(200),
  memo: z.string().max(2000),
  budget: z.int().nonnegative().max(100_000_000).nullable(),
  checklist: z.array(ChecklistItem).max(TRAVEL_LIMITS.checklist),
})
export type TravelGuideInput = z.infer<typeof TravelGuideInput>

/** A guide as it is kept. `version` counts what was written to the guide itself, not to its sections. */
export const TravelGuide = TravelGuideInput.extend({
  id: Identifier,
  visibility: GuideVisibility,
  /** Only its owner gets it. `null` while it is not shared. */
  share: z.object({ token: z.string(), choices: ShareChoices, createdAt: IsoDateTime }).nullable(),
  version: z.int().positive(),
  createdAt: IsoDateTime,
  /** The last change of the guide or of anything in it. */
  updatedAt: IsoDateTime,
})
export type TravelGuide = z.infer<typeof TravelGuide>
