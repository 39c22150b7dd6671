import type { Card } from '#domain/content/card.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { orderBy, selectCards, sortingOf, toCard } from './row.ts'

/** The cards at the end of the page of a theme, a feature or a campaign. */
const FOLLOWING = 3

/** The kinds whose entries lead on to those after them in the order of their list. */
export type FollowedKind = 'theme' | 'feature' | 'campaign'
/** What decides the place of an entry in the order of its kind. */
export type Ordered = { id: string } & ({ order: number } | { endAt: string })

/** After the last theme or feature comes the first one; nothing comes after the campaign that ends last. */
const IS_CIRCLE: Record<FollowedKind, boolean> = { theme: true, feature: true, campaign: false }

/** The others on one side of an entry: its preview has another place than the published entry. */
const condition = (kind: FollowedKind, comparison: '>' | '<'): string =>
  `${PUBLIC_NOW} AND (t."${sortingOf(kind).column}", t.id) ${comparison} (?, ?) AND t.id <> ?`
const bindsOf = (entry: Ordered, now: Date): (string | number)[] => [
  ...bindNow(now),
  'order' in entry ? entry.order : new Date(entry.endAt).toISOString(),
  entry.id,
  entry.id,
]

/** The cards of the public entries after one, in the order of its kind: three at most. */
export async function listFollowing(
  db: D1Database,
  kind: FollowedKind,
  entry: Ordered,
  now: Date,
): Promise<Card[]> {
  const read = (comparison: '>' | '<') =>
    db
      .prepare(
        `${selectCards(kind, condition(kind, comparison))} ORDER BY ${orderBy(sortingOf(kind))} LIMIT ?`,
      )
      .bind(...bindsOf(entry, now), FOLLOWING)
  const results = await db.batch<Row>(IS_CIRCLE[kind] ? [read('>'), read('<')] : [read('>')])
  return results
    .flatMap((result) => result.results)
    .slice(0, FOLLOWING)
    .map((row) => toCard(kind, row, now))
}

/** The slugs of the public entries whose pages show the card of one at its position: three at most. */
export async function slugsLeadingTo(
  db: D1Database,
  kind: FollowedKind,
  entry: Ordered,
  now: Date,
): Promise<string[]> {
  const { column } = sortingOf(kind)
  const read = (comparison: '>' | '<') =>
    db
      .prepare(
        `SELECT t.slug FROM ${CONTENT_TABLES[kind].table} t WHERE ${condition(kind, comparison)}
         ORDER BY t."${column}" DESC, t.id DESC LIMIT ?`,
      )
      .bind(...bindsOf(entry, now), FOLLOWING)
  const results = await db.batch<{ slug: string }>(IS_CIRCLE[kind] ? [read('<'), read('>')] : [read('<')])
  return results
    .flatMap((result) => result.results)
    .slice(0, FOLLOWING)
    .map(({ slug }) => slug)
}
