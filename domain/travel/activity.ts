import { z } from 'zod'
import { GUIDE_PLACE_KINDS } from '../content/kind-lists.ts'
import { ClockTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

export const ActivityKind = z.enum([...GUIDE_PLACE_KINDS, 'move', 'free'])
export type ActivityKind = z.infer<typeof ActivityKind>

export const ActivityStatus = z.enum(['idea', 'planned', 'booked', 'done'])
export type ActivityStatus = z.infer<typeof ActivityStatus>

/** How one gets on, of a `move`. `fare` is yen for all who travel together. */
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

/** One timed line of a section. Times are Japan's, hours run on to 29:59 for what ends after midnight. */
export const TravelActivityInput = z.strictObject({
  kind: ActivityKind,
  /** The public place it is about; `null` for moves and for what the member wrote freely. */
  refId: Identifier.nullable(),
  title: z.string().trim().min(1).max(80),
  startTime: ClockTime.nullable(),
  endTime: ClockTime.nullable(),
  transport: Transport.nullable(),
  /** Yen in all, tax included. */
  price: z.int().nonnegative().max(10_000_000).nullable(),
  reservationNo: z.string().trim().max(60),
  url: Url,
  memo: z.string().max(1000),
  status: ActivityStatus,
})
export type TravelActivityInput = z.infer<typeof TravelActivityInput>

/** Activities come in the order of `order` within their section; only a reorder call writes both. */
export const TravelActivity = TravelActivityInput.extend({
  id: Identifier,
  sectionId: Identifier,
  order: z.int().nonnegative(),
  version: z.int().positive(),
})
export type TravelActivity = z.infer<typeof TravelActivity>
