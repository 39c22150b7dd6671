import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { Gift } from '#domain/content/gift.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { link } from '#domain/url/link.ts'
import { priceFact } from '../cards/place-card.ts'
import { defineContentTable } from './content-table.server.ts'

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
