import { SponsoredPage } from '#domain/content/sponsored-page.ts'
import { defineContentTable } from './content-table.server.ts'

export const sponsoredPagesTable = defineContentTable({
  kind: 'sponsored-page',
  table: 'sponsored_pages',
  schema: SponsoredPage,
  cardColumns: ['title', 'catch', 'advertiser', 'target', 'start_at', 'end_at'],
  card: (row) => ({
    title: String(row.title),
    catch: String(row.catch),
    label: String(row.advertiser),
    facts: [],
    href: String(row.target),
    period: { startAt: String(row.start_at), endAt: String(row.end_at) },
  }),
  textColumns: ['title', 'catch', 'advertiser', 'tags'],
})
