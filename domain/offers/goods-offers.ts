import type { Goods } from '../content/goods.ts'
import type { Offer } from './offer.ts'

/** The offers of goods. Amazon offers without a page use the product's ASIN. */
export const offersOfGoods = ({ offers, asin }: Pick<Goods, 'offers' | 'asin'>): Offer[] =>
  offers.map((offer) => (offer.provider === 'amazon' && !offer.asin ? { ...offer, asin } : offer))
