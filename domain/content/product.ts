import { z } from 'zod'
import { Offer } from '../offers/offer.ts'
import { Identifier } from '../text/identifier.ts'
import { Publishable } from './publishable.ts'

/** A card of the product list: a gift, goods, a hotel, an activity, or something that has no page of its own. */
export const Product = Publishable.extend({
  title: z.string().min(1).max(60),
  catch: z.string().min(1).max(80),
  kind: z.enum(['gift', 'goods', 'hotel', 'activity', 'other']),
  refId: Identifier.nullable(),
  offers: z.array(Offer),
})
export type Product = z.infer<typeof Product>
