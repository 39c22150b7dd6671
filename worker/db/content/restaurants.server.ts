import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { Restaurant } from '#domain/content/restaurant.ts'
import { link } from '#domain/url/link.ts'
import { accessFact, PLACE_CARD_COLUMNS, placeCard } from '../cards/place-card.ts'
import { storedJson } from '../stored-json.ts'
import { defineContentTable } from './content-table.server.ts'

export const restaurantsTable = defineContentTable({
  kind: 'restaurant',
  table: 'restaurants',
  schema: Restaurant,
  cardColumns: [...PLACE_CARD_COLUMNS, 'genres', 'specialty', 'access'],
  card: (row) => {
    const genres: string[] = storedJson(row.genres)
    return {
      ...placeCard(row),
      label: genres[0] ?? '',
      facts: [String(row.specialty), ...accessFact(row)],
      href: link('restaurants', { id: String(row.slug) }),
    }
  },
  textColumns: ['name', 'name_kana', 'catch', 'genres', 'specialty', 'tags'],
  mentions: (restaurant) => refsOfBlocks(restaurant.body),
})
