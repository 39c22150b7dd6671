import { z } from 'zod'
import { Blocks } from '../blocks/block.ts'
import { Offer } from '../offers/offer.ts'
import { Publishable } from './publishable.ts'

/** A travel product, reviewed by people who used it. */
export const Goods = Publishable.extend({
  name: z.string().min(1).max(80),
  nameKana: z.string().min(1).max(120),
  catch: z.string().min(1).max(60),
  body: Blocks,
  category: z.enum(['鞄', '衣類・雨具', '睡眠・移動', '電気製品', '収納', '身のまわり']),
  brand: z.string().max(60).nullable(),
  asin: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .nullable(),
  useCase: z.array(z.string().min(1).max(40)),
  specs: z.array(z.object({ name: z.string().min(1).max(30), value: z.string().min(1).max(60) })),
  pros: z.array(z.string().min(1).max(80)),
  cons: z.array(z.string().min(1).max(80)),
  offers: z.array(Offer),
})
export type Goods = z.infer<typeof Goods>
