import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { ClockTime, IsoDateTime } from '../date/iso-date.ts'
import { Offer } from '../offers/offer.ts'
import { Place } from '../place/place.ts'
import { Publishable } from './publishable.ts'

export const HotelType = z.enum([
  '旅館',
  'ホテル',
  '民宿',
  'ゲストハウス',
  'グランピング',
  '宿坊',
  '一棟貸し',
])
export type HotelType = z.infer<typeof HotelType>

export const Onsen = z.object({
  has: z.boolean(),
  quality: z.string().max(60).nullable(),
  kakenagashi: z.boolean().nullable(),
  privateBath: z.boolean().nullable(),
})
export type Onsen = z.infer<typeof Onsen>

/** A rating copied from a booking site; shown with its source, never marked up as our own rating. */
export const CopiedReview = z.object({
  average: z.number().min(0).max(5),
  count: z.int().nonnegative(),
  source: z.string().min(1),
  fetchedAt: IsoDateTime,
})

/** A place to stay. `minCharge` is in yen per person, tax included. */
export const Hotel = Publishable.extend(Place.shape).extend({
  type: HotelType,
  catch: z.string().min(1).max(60),
  body: Blocks,
  rakutenHotelNo: z.string().regex(/^\d+$/).nullable(),
  checkIn: ClockTime,
  checkOut: ClockTime,
  minCharge: z.int().positive().nullable(),
  onsen: Onsen.nullable(),
  bathTaxNote: z.string().max(100).nullable(),
  rooms: z.int().positive().nullable(),
  mealPlan: z.string().max(100).nullable(),
  review: CopiedReview.nullable(),
  offers: z.array(Offer),
})
export type Hotel = z.infer<typeof Hotel>
