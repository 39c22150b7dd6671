import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { limited } from '../text/text-rules.ts'

export const OfferProvider = z.enum(['amazon', 'rakutenTravel', 'jalan', 'official', 'other'])
export type OfferProvider = z.infer<typeof OfferProvider>

/**
 * Where something can be booked or bought. `price` is in yen, tax included, and always comes with the time it was
 * fetched: prices entered by hand go stale and Amazon's terms forbid them.
 */
export const Offer = z
  .object({
    provider: OfferProvider,
    asin: z.string().nullable(),
    targetUrl: z.url({ protocol: /^https$/ }).nullable(),
    label: limited({ min: 1, max: 60 }),
    price: z.int().nonnegative().nullable(),
    priceFetchedAt: IsoDateTime.nullable(),
  })
  .refine((offer) => offer.price === null || offer.priceFetchedAt !== null, {
    path: ['priceFetchedAt'],
    error: '価格を取得した日時を入力してください。',
  })
  .refine((offer) => offer.provider === 'amazon' || offer.targetUrl !== null, {
    path: ['targetUrl'],
    error: 'リンク先のURLを入力してください。',
  })
export type Offer = z.infer<typeof Offer>
