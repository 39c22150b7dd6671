import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { Product } from '#domain/content/product.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { defineContentTable } from './content-table.server.ts'

const LABELS: Record<Product['kind'], string> = {
  gift: CONTENT_KINDS.gift.label,
  goods: CONTENT_KINDS.goods.label,
  hotel: CONTENT_KINDS.hotel.label,
  activity: CONTENT_KINDS.activity.label,
  other: CONTENT_KINDS.product.label,
}

/** Products have no page of their own: where they mention other content, its page is where they lead. */
export const productsTable = defineContentTable({
  kind: 'product',
  table: 'products',
  schema: Product,
  cardColumns: ['title', 'catch', 'kind', 'ref_id'],
  card: (row) => ({
    title: String(row.title),
    catch: String(row.catch),
    label: LABELS[row.kind as Product['kind']],
    facts: [],
    href: null,
  }),
  textColumns: ['title', 'catch', 'tags'],
  mentions: ({ kind, refId }): ContentRef[] => (refId && kind !== 'other' ? [{ kind, id: refId }] : []),
})
