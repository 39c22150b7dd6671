import { z } from 'zod'
import { GUIDE_PLACE_KINDS } from '../content/kind-lists.ts'
import { IsoDate, IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { TRAVEL_LIMITS } from './guide.ts'

export const ACTION_TYPES = ['visited', 'stayed', 'ate', 'bought', 'wish'] as const
/** 行った・泊まった・食べた・買った・行きたい. */
export const ActionType = z.enum(ACTION_TYPES)
export type ActionType = z.infer<typeof ActionType>

export const ACTION_TYPE_LABELS: Readonly<Record<ActionType, string>> = {
  visited: '行った',
  stayed: '泊まった',
  ate: '食べた',
  bought: '買った',
  wish: '行きたい',
}

/** The kinds of content that a record can be about. */
export const ACTION_REF_KINDS = [...GUIDE_PLACE_KINDS, 'gift'] as const

/** A photo of an action: kept for its member alone; made smaller and rid of its place of taking before it is kept. */
export const ActionPhoto = z.object({
  id: Identifier,
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().max(100),
})
export type ActionPhoto = z.infer<typeof ActionPhoto>

export const TravelActionInput = z.strictObject({
  type: ActionType,
  /** The public content it is about; both `null` for a place entered as text. */
  refKind: z.enum(ACTION_REF_KINDS).nullable(),
  refId: Identifier.nullable(),
  title: z.string().trim().min(1).max(80),
  /** The day in Japan; `null` for a wish. */
  date: IsoDate.nullable(),
  /** JIS codes, `01`–`47` and five digits. */
  prefectureCode: z
    .string()
    .regex(/^(0[1-9]|[1-3]\d|4[0-7])$/)
    .nullable(),
  cityCode: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  rating: z.int().min(1).max(5).nullable(),
  memo: z.string().max(2000),
  /** The guide activity it was made from. */
  activityId: Identifier.nullable(),
  visibility: z.enum(['private', 'link', 'public']),
})
export type TravelActionInput = z.infer<typeof TravelActionInput>

/** A partial update: any fields, and the photos in their new order with captions. */
export const TravelActionPatch = TravelActionInput.partial().extend({
  photos: z
    .array(z.strictObject({ id: Identifier, alt: ActionPhoto.shape.alt }))
    .max(TRAVEL_LIMITS.photos)
    .optional(),
})
export type TravelActionPatch = z.infer<typeof TravelActionPatch>

/** A member's record of a visit, stay, meal or purchase, or a wish. It feeds the 制県マップ. */
export const TravelAction = TravelActionInput.extend({
  id: Identifier,
  photos: z.array(ActionPhoto).max(TRAVEL_LIMITS.photos),
  version: z.int().positive(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
})
export type TravelAction = z.infer<typeof TravelAction>
