import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { Activity } from '#domain/content/activity.ts'
import { link } from '#domain/url/link.ts'
import { PLACE_CARD_COLUMNS, placeCard } from '../cards/place-card.ts'
import { defineContentTable } from './content-table.server.ts'

export const activitiesTable = defineContentTable({
  kind: 'activity',
  table: 'activities',
  schema: Activity,
  cardColumns: [...PLACE_CARD_COLUMNS, 'duration_min', 'meeting_point'],
  card: (row) => ({
    ...placeCard(row),
    label: '体験',
    facts: [`約${row.duration_min}分`, `集合：${row.meeting_point}`],
    href: link('activities', { id: String(row.slug) }),
  }),
  textColumns: ['name', 'name_kana', 'catch', 'tags'],
  mentions: (activity) => refsOfBlocks(activity.body),
})
