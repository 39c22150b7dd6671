import { refsOfBlocks } from '#domain/block-refs.ts'
import { Hotel } from '#domain/hotel.ts'
import { link } from '#domain/link.ts'
import { defineContentTable } from './content-table.server.ts'
import { accessFact, placeCard, priceFact } from './place-card.ts'

export const hotelsTable = defineContentTable({
  kind: 'hotel',
  table: 'hotels',
  schema: Hotel,
  cardColumns: ['name', 'catch', 'business_status', 'type', 'min_charge', 'access'],
  card: (row) => ({
    ...placeCard(row),
    label: String(row.type),
    facts: [...priceFact(row.min_charge, 'から（1名・税込）'), ...accessFact(row)],
    href: link('hotels', { id: String(row.slug) }),
  }),
  textColumns: ['name', 'name_kana', 'catch', 'type', 'tags'],
  mentions: (hotel) => refsOfBlocks(hotel.body),
})
