import type { Gift } from '#domain/content/gift.ts'
import type { Goods } from '#domain/content/goods.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { productOffers } from './product-offers.ts'
import { filled, type Schema, type SchemaContext } from './schema.ts'
import { searchImages } from './search-images.ts'

type Product = Publishable & { name: string; catch: string; category: string }

const productSchema = (product: Product, { pathname, config }: SchemaContext): Schema => ({
  '@type': 'Product',
  name: product.name,
  description: product.catch,
  url: absoluteUrl(pathname, config),
  image: searchImages(product.hero, config),
  category: product.category,
})

const property = (name: string, value: string): Schema => ({ '@type': 'PropertyValue', name, value })

/** A gift with its usual price. No ratings: there are none. */
export const giftSchema = (gift: Gift, context: SchemaContext): Schema => ({
  ...productSchema(gift, context),
  manufacturer: gift.maker ? { '@type': 'Organization', name: gift.maker } : undefined,
  additionalProperty: filled([
    ...(gift.shelfLife ? [property('日持ち', gift.shelfLife)] : []),
    ...(gift.contents ? [property('内容量', gift.contents)] : []),
  ]),
  offers: productOffers(gift.price === null ? [] : [gift.price], context),
})

/**
 * Travel goods with the editors' pros and cons (https://schema.org/positiveNotes), without a review because nothing is
 * rated. Shop prices change daily and may not be copied: none are given.
 */
export const goodsSchema = (goods: Goods, context: SchemaContext): Schema => ({
  ...productSchema(goods, context),
  brand: goods.brand ? { '@type': 'Brand', name: goods.brand } : undefined,
  additionalProperty: filled(goods.specs.map(({ name, value }) => property(name, value))),
  positiveNotes: notes(goods.pros),
  negativeNotes: notes(goods.cons),
})

const notes = (texts: readonly string[]): Schema | undefined =>
  texts.length > 0
    ? {
        '@type': 'ItemList',
        itemListElement: texts.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
      }
    : undefined
