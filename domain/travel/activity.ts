import { z } from 'zod'
import { GUIDE_PLACE_KINDS } from '../content/kind-lists.ts'
import { ClockTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

export const ActivityKind = z.enum([...GUIDE_PLACE_KINDS, 'move', 'free'])
export type ActivityKind = z.infer<typeof ActivityKind>

export const ActivityStatus = z.enum(['idea', 'planned', 'booked', 'done'])
export type ActivityStatus = z.infer<typeof ActivityStatus>

/** Transport of a `move`. `fare` is in yen for all travellers together. */
export const Transport = z.strictObject({
  mode: z.enum(['train', 'bus', 'car', 'walk', 'ship', 'air', 'bicycle', 'taxi', 'other']),
  line: z.string().trim().max(60),
  from: z.string().trim().max(60),
  to: z.string().trim().max(60),
  minutes: z.int().nonnegative().max(2880).nullable(),
  fare: z.int().nonnegative().max(10_000_000).nullable(),
})
export type Transport = z.infer<typeof Transport>

const Url = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)])

/** An activity of a section. Times are in Japan's time; hours continue to 29:59 after midnight. */
export const TravelActivityInput = z.strictObject({
  kind: ActivityKind,
  /** The place it refers to; `null` for moves and free text. */
  refId: Identifier.nullable(),
  title: z.string().trim().min(1).max(80),
  startTime: ClockTime.nullable(),
  endTime: ClockTime.nullable(),
  transport: Transport.nullable(),
  /** Total in yen, tax included. */
  price: z.int().nonnegative().max(10_000_000).nullable(),
  reservationNo: z.string().trim().max(60),
  url: Url,
  memo: z.string().max(1000),
  status: ActivityStatus,
})
export type TravelActivityInput = z.infer<typeof TravelActivityInput>

/** Activities are sorted by `order` within their section; only reorder calls write both. */
export const TravelActivity = TravelActivityInput.extend({
  id: Identifier,
  sectionId: Identifier,
  order: z.int().nonnegative(),
  version: z.int().positive(),
})
export type TravelActivity = z.infer<typeof TravelActivity>
