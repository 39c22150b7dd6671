import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Schema, SchemaContext } from './schema.ts'

/** The price of a product, from our own prices in yen including tax; no offer without a price. */
export function productOffers(
  amounts: readonly number[],
  { pathname, config }: Pick<SchemaContext, 'pathname' | 'config'>,
): Schema | undefined {
  if (amounts.length === 0) return undefined
  const shared = { priceCurrency: 'JPY', url: absoluteUrl(pathname, config) }
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  if (low === high) return { '@type': 'Offer', price: low, ...shared }
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: amounts.length, ...shared }
}
