import { refsOfBlocks } from '#domain/block-refs.ts'
import { Hotel } from '#domain/hotel.ts'
import { link } from '#domain/link.ts'
import { defineContentTable } from './content-table.server.ts'
import { accessFact, PLACE_CARD_COLUMNS, placeCard, priceFact } from './place-card.ts'

export const hotelsTable = defineContentTable({
  kind: 'hotel',
  table: 'hotels',
  schema: Hotel,
  cardColumns: [...PLACE_CARD_COLUMNS, 'type', 'min_charge', 'access'],
  card: (row) => ({
    ...placeCard(row),
    label: String(row.type),
    facts: [...priceFact(row.min_charge, 'から（1名・税込）'), ...accessFact(row)],
    href: link('hotels', { id: String(row.slug) }),
  }),
  textColumns: ['name', 'name_kana', 'catch', 'type', 'tags'],
  mentions: (hotel) => refsOfBlocks(hotel.body),
})
