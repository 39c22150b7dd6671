import { Feature } from '#domain/content/feature.ts'
import { link } from '#domain/url/link.ts'
import { defineContentTable } from './content-table.server.ts'

/** Features have no page of their own: they are chapters of the list page, each with its slug as the anchor. */
export const featuresTable = defineContentTable({
  kind: 'feature',
  table: 'features',
  schema: Feature,
  cardColumns: ['title', 'catch', 'order'],
  card: (row) => ({
    title: String(row.title),
    catch: String(row.catch),
    label: '特集',
    facts: [],
    href: link('features', { hash: String(row.slug) }),
  }),
  textColumns: ['title', 'catch', 'lead', 'tags'],
  mentions: (feature) =>
    feature.sections.flatMap(({ items }) => items.map(({ kind, refId }) => ({ kind, id: refId }))),
})
