import { z } from 'zod'
import { IsoDate, IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** Limits per member, guide and section; a write beyond them is refused with 409 and a message. */
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
  /** 持ちもの, やること… as entered by the member; empty for none. */
  category: z.string().trim().max(20),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

/** What a shared guide shows besides places, days and times. All off by default. */
export const ShareChoices = z.strictObject({
  members: z.boolean(),
  memos: z.boolean(),
  costs: z.boolean(),
  reservations: z.boolean(),
  checklist: z.boolean(),
})
export type ShareChoices = z.infer<typeof ShareChoices>

/** A link as the screen shows it, on which a change is based. */
export const KnownShare = z.strictObject({ token: z.string().max(100), choices: ShareChoices })
export type KnownShare = z.infer<typeof KnownShare>

/** What a link is to show, and the link that the member sees: none, if they create one. */
export const ShareInput = ShareChoices.extend({ known: KnownShare.nullish() })

/** `link`: readable by anyone with the address. `public` is reserved; nothing lists guides yet. */
export const GuideVisibility = z.enum(['private', 'link', 'public'])
export type GuideVisibility = z.infer<typeof GuideVisibility>

/** Editable fields of a guide (旅のしおり). Money is in whole yen, tax included. */
export const TravelGuideInput = z.strictObject({
  title: z.string().trim().min(1).max(60),
  /** A picture of this site (of a place in the guide), `{address}/…`; `null` for the default. */
  coverImage: z
    .string()
    .max(300)
    .regex(/^\{address\}\/[\w./-]+$/)
    .nullable(),
  startDate: IsoDate.nullable(),
  endDate: IsoDate.nullable(),
  /** JIS prefecture codes, `01`–`47`. */
  prefectureCodes: z.array(z.string().regex(/^(0[1-9]|[1-3]\d|4[0-7])$/)).max(47),
  /** Companions as entered: 「家族4人」. */
  members: z.string().trim().max(200),
  memo: z.string().max(2000),
  budget: z.int().nonnegative().max(100_000_000).nullable(),
  checklist: z.array(ChecklistItem).max(TRAVEL_LIMITS.checklist),
})
export type TravelGuideInput = z.infer<typeof TravelGuideInput>

/** A stored guide. `version` counts changes of the guide itself, not of its sections. */
export const TravelGuide = TravelGuideInput.extend({
  id: Identifier,
  visibility: GuideVisibility,
  /** Sent to the owner only. `null` while not shared. */
  share: z.object({ token: z.string(), choices: ShareChoices, createdAt: IsoDateTime }).nullable(),
  version: z.int().positive(),
  createdAt: IsoDateTime,
  /** Last change of the guide or its content. */
  updatedAt: IsoDateTime,
})
export type TravelGuide = z.infer<typeof TravelGuide>
