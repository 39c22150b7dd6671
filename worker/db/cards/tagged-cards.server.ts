import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { selectCards, toCard } from './row.ts'

/** The entries of a tag, in the order of its index; binds the kind and the tag. */
export const fromTag = (kind: ContentKind): string =>
  `content_tags c INDEXED BY content_tags_newest CROSS JOIN ${CONTENT_TABLES[kind].table} t ON t.id = c.content_id`
export const HAS_TAG = 'c.kind = ? AND c.tag = ?'

/** The maximum of cards of each kind. */
export type TagLimits = ReadonlyMap<ContentKind, number>
type TaggedCards = { kind: ContentKind; cards: Card[]; isMore: boolean }

/**
 * The newest public entries of some kinds that have one of these tags; kinds without any are left out. As many rows are
 * read for each tag as are shown.
 */
export async function listTagged(
  db: D1Database,
  tags: readonly string[],
  limits: TagLimits,
  now: Date,
): Promise<TaggedCards[]> {
  if (tags.length === 0) return []
  const reads = [...limits].flatMap(([kind, limit]) => tags.map((tag) => ({ kind, tag, limit })))
  const results = await db.batch<Row>(
    reads.map(({ kind, tag, limit }) =>
      db
        .prepare(
          `${selectCards(kind, `${PUBLIC_NOW} AND ${HAS_TAG}`, fromTag(kind))}
           ORDER BY c.published_at DESC, c.content_id DESC LIMIT ?`,
        )
        .bind(...bindNow(now), kind, tag, limit + 1),
    ),
  )
  return [...limits].flatMap(([kind, limit]) => {
    const rows = reads.flatMap((read, index) => (read.kind === kind ? (results[index]?.results ?? []) : []))
    const cards = [...new Map(rows.map((row) => [String(row.id), row])).values()]
      .map((row) => toCard(kind, row, now))
      .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id.localeCompare(a.id))
    return cards.length > 0 ? [{ kind, cards: cards.slice(0, limit), isMore: cards.length > limit }] : []
  })
}
