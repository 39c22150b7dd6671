import { CONTENT_KINDS } from './kind.ts'
import type { Product } from './product.ts'

/** The label of a product for readers: 「宿」, 「旅の道具」; 「商品」 for products without a page. */
export const productLabel = (kind: Product['kind']): string =>
  CONTENT_KINDS[kind === 'other' ? 'product' : kind].label
