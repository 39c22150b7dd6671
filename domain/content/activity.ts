import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { Offer } from '../offers/offer.ts'
import { Place } from '../place/place.ts'
import { Publishable } from './publishable.ts'

/** A bookable experience: a class, a guided walk, a boat trip. `months` are 1–12. */
export const Activity = Publishable.extend(Place.shape).extend({
  catch: z.string().min(1).max(60),
  body: Blocks,
  durationMin: z.int().positive(),
  meetingPoint: z.string().min(1).max(100),
  ageMin: z.int().nonnegative().nullable(),
  capacity: z.int().positive().nullable(),
  included: z.array(z.string().min(1).max(60)),
  bring: z.array(z.string().min(1).max(60)),
  cancelPolicy: z.string().max(200).nullable(),
  months: z.array(z.int().min(1).max(12)),
  operatorLicense: z.string().max(100).nullable(),
  offers: z.array(Offer),
})
export type Activity = z.infer<typeof Activity>
