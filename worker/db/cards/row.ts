import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Sorting } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

export type CardOrder = 'newest' | 'oldest'

const SHARED = [
  'id',
  'slug',
  'hero',
  'disclosure',
  'prefecture_code',
  'published_at',
  'content_updated_at',
] as const

/**
 * Cards of the rows of `t`; `from` replaces the table where `t` is not simply that, `city` the name of the municipality,
 * followed by any further columns.
 */
export function selectCards(
  kind: ContentKind,
  where: string,
  from = `${CONTENT_TABLES[kind].table} t`,
  city = '(SELECT name FROM cities WHERE code = t.city_code) AS city',
): string {
  const { cardColumns } = CONTENT_TABLES[kind]
  const columns = [...SHARED, ...cardColumns].map((name) => `t."${name}"`).join(', ')
  return `SELECT ${columns}, ${city} FROM ${from} WHERE ${where}`
}

export const sortingOf = (kind: ContentKind, order: CardOrder = 'newest'): Sorting =>
  CONTENT_TABLES[kind].sorting ?? { column: 'published_at', direction: order === 'oldest' ? 'ASC' : 'DESC' }
export const orderBy = ({ column, direction }: Sorting): string =>
  `t."${column}" ${direction}, t.id ${direction}`

/** The card of a row at a moment: it marks ended events. */
export function toCard(kind: ContentKind, row: Row, now: Date): Card {
  const published = String(row.published_at)
  const updated = String(row.content_updated_at ?? published)
  const own = CONTENT_TABLES[kind].card(row, now)
  return {
    kind,
    id: String(row.id),
    slug: String(row.slug),
    hero: storedJson(row.hero),
    disclosure: storedJson(row.disclosure),
    prefectureCode: row.prefecture_code as string | null,
    city: row.city as string | null,
    publishedAt: published,
    updatedAt: updated === published ? null : updated,
    period: null,
    businessStatus: 'open',
    ...own,
  }
}
