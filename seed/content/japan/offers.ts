import type { Disclosure } from '#domain/content/disclosure.ts'
import type { Offer } from '#domain/offers/offer.ts'

export const AFFILIATE: Disclosure = { kind: 'affiliate', sponsorName: null, text: null }

/** A search at the shop, or the page of one product; prices are left to the shop. */
export const amazon = (asin: string | null): Offer => ({
  provider: 'amazon',
  asin,
  targetUrl: null,
  label: 'Amazonで探す',
  price: null,
  priceFetchedAt: null,
})

export const rakutenTravel: Offer = {
  provider: 'rakutenTravel',
  asin: null,
  targetUrl: 'https://travel.rakuten.co.jp/',
  label: '空室・料金',
  price: null,
  priceFetchedAt: null,
}
