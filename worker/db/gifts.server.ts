import { refsOfBlocks } from '#domain/block-refs.ts'
import type { ContentRef } from '#domain/content-ref.ts'
import { Gift } from '#domain/gift.ts'
import { link } from '#domain/link.ts'
import { defineContentTable } from './content-table.server.ts'
import { priceFact } from './place-card.ts'

export const giftsTable = defineContentTable({
  kind: 'gift',
  table: 'gifts',
  schema: Gift,
  cardColumns: ['name', 'catch', 'category', 'price', 'shelf_life'],
  card: (row) => ({
    title: String(row.name),
    catch: String(row.catch),
    label: String(row.category),
    facts: [...(row.shelf_life ? [`日持ち ${row.shelf_life}`] : []), ...priceFact(row.price, '（税込）')],
    href: link('gifts', { id: String(row.slug) }),
  }),
  textColumns: ['name', 'name_kana', 'catch', 'category', 'tags'],
  mentions: (gift) => [
    ...refsOfBlocks(gift.body),
    ...gift.sellPlaces.flatMap(({ spotId }): ContentRef[] => (spotId ? [{ kind: 'spot', id: spotId }] : [])),
  ],
})
