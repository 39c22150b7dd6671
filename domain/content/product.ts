import { z } from 'zod'
import { Offer } from '../offers/offer.ts'
import { Identifier } from '../text/identifier.ts'
import type { ContentKind } from './kind.ts'
import { Publishable } from './publishable.ts'

/** The kinds of content whose pages products lead to. */
export const PRODUCT_KINDS = ['gift', 'goods', 'hotel', 'activity'] as const satisfies ContentKind[]

/** A card of the product list: a gift, goods, a hotel, an activity, or something without a page. */
export const Product = Publishable.extend({
  title: z.string().min(1).max(60),
  catch: z.string().min(1).max(80),
  kind: z.enum([...PRODUCT_KINDS, 'other']),
  refId: Identifier.nullable(),
  offers: z.array(Offer),
})
export type Product = z.infer<typeof Product>
