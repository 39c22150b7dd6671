import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { Hotel } from '#domain/content/hotel.ts'
import { link } from '#domain/url/link.ts'
import { accessFact, PLACE_CARD_COLUMNS, placeCard, priceFact } from '../cards/place-card.ts'
import { defineContentTable } from './content-table.server.ts'

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
