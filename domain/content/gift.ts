import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { Offer } from '../offers/offer.ts'
import { Identifier } from '../text/identifier.ts'
import { Publishable } from './publishable.ts'

/** A regional speciality. `price` is in yen, tax included; 日持ち and どこで買える are shown first. */
export const Gift = Publishable.extend({
  name: z.string().min(1).max(80),
  nameKana: z.string().min(1).max(120),
  catch: z.string().min(1).max(60),
  body: Blocks,
  category: z.enum([
    '和菓子',
    '洋菓子',
    '漬物・惣菜',
    '海産物',
    '麺・米',
    '飲料・酒',
    '調味料',
    '工芸品',
    '果物',
  ]),
  maker: z.string().max(80).nullable(),
  price: z.int().positive().nullable(),
  contents: z.string().max(100).nullable(),
  shelfLife: z.string().max(60).nullable(),
  storage: z.string().max(60).nullable(),
  allergens: z.array(z.string().min(1).max(20)),
  sellPlaces: z.array(z.object({ spotId: Identifier.nullable(), text: z.string().min(1).max(80) })),
  offers: z.array(Offer),
})
export type Gift = z.infer<typeof Gift>
