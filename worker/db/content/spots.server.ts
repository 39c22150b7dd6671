import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { Spot } from '#domain/content/spot.ts'
import { link } from '#domain/url/link.ts'
import { accessFact, PLACE_CARD_COLUMNS, placeCard } from '../cards/place-card.ts'
import { defineContentTable } from './content-table.server.ts'

export const spotsTable = defineContentTable({
  kind: 'spot',
  table: 'spots',
  schema: Spot,
  cardColumns: [...PLACE_CARD_COLUMNS, 'category', 'access'],
  card: (row) => ({
    ...placeCard(row),
    label: String(row.category),
    facts: accessFact(row),
    href: link('spots', { id: String(row.slug) }),
  }),
  textColumns: ['name', 'name_kana', 'catch', 'category', 'tags'],
  mentions: (spot) => refsOfBlocks(spot.body),
})
