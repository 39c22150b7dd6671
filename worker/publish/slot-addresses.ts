import { link } from '#domain/url/link.ts'

/** The pages on which placements run, by slot. */
export const SLOT_ADDRESSES: Readonly<Record<string, string>> = {
  top: link('top'),
  features: link('features'),
  products: link('products'),
}
