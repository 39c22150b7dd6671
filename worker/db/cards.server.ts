import type { Card } from '#domain/card.ts'
import type { ContentKind } from '#domain/content-kind.ts'
import type { ContentRef } from '#domain/content-ref.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'
import type { Row } from './row.ts'

/** Narrows a list. `month` is 1–12, `type` an article's; all given conditions must hold. */
export type CardFilter = {
  prefecture?: string
  city?: string
  tag?: string
  type?: string
  month?: number
  keyword?: string
}
/** Where the next page of a list begins: the sort value and the id of the last entry. */
export type CardPosition = [sortValue: string | number, id: string]
export type CardOrder = 'newest' | 'oldest'
/** A page by number (`offset`) or by what came before it (`after`). */
export type PageRequest = { limit: number; offset?: number; after?: CardPosition; order?: CardOrder }
export type CardPage = { cards: Card[]; total: number; next: CardPosition | null }

/** Totals are counted up to this many, so that no list reads a whole table. */
export const TOTAL_LIMIT = 10_000

/** The kinds of cards that say something about months. */
const MONTH_COLUMNS: Partial<Record<ContentKind, string>> = { spot: 'best_months', activity: 'months' }

const SHARED = [
  'id',
  'slug',
  'hero',
  'disclosure',
  'prefecture_code',
  'published_at',
  'content_updated_at',
] as const

/** Cards of the rows of `t`; `from` says where `t` comes from when it is not simply the table. */
function selectCards(kind: ContentKind, where: string, from = `${CONTENT_TABLES[kind].table} t`): string {
  const { cardColumns } = CONTENT_TABLES[kind]
  const columns = [...SHARED, ...cardColumns].map((name) => `t."${name}"`).join(', ')
  const city = '(SELECT name FROM cities WHERE code = t.city_code) AS city'
  return `SELECT ${columns}, ${city} FROM ${from} WHERE ${where}`
}

/** Lists are sorted by one column, then by id; features by the editors' order, campaigns by their end. */
type Sorting = { column: string; direction: 'ASC' | 'DESC' }
const OWN_SORTING: Partial<Record<ContentKind, Sorting>> = {
  feature: { column: 'order', direction: 'ASC' },
  campaign: { column: 'end_at', direction: 'ASC' },
}
const sortingOf = (kind: ContentKind, order: CardOrder = 'newest'): Sorting =>
  OWN_SORTING[kind] ?? { column: 'published_at', direction: order === 'oldest' ? 'ASC' : 'DESC' }
const orderBy = ({ column, direction }: Sorting): string => `t."${column}" ${direction}, t.id ${direction}`

function toCard(kind: ContentKind, row: Row): Card {
  const published = String(row.published_at)
  const updated = String(row.content_updated_at ?? published)
  const own = CONTENT_TABLES[kind].card(row)
  return {
    kind,
    id: String(row.id),
    slug: String(row.slug),
    hero: JSON.parse(String(row.hero)),
    disclosure: JSON.parse(String(row.disclosure)),
    prefectureCode: row.prefecture_code as string | null,
    city: row.city as string | null,
    publishedAt: published,
    updatedAt: updated === published ? null : updated,
    period: null,
    businessStatus: 'open',
    ...own,
  }
}

/**
 * Whether every word of a JSON list occurs in a row, whatever the case of its ASCII letters. One binding for all of
 * them, and no LIKE: D1 takes 100 bindings in a query and patterns of 50 bytes.
 */
const hasWords = (textColumns: readonly string[]): string => {
  const columns = textColumns.map((name) => `t."${name}"`).join(', ')
  return `NOT EXISTS (SELECT 1 FROM json_each(?) w WHERE instr(lower(concat_ws(char(10), ${columns})), lower(w.value)) = 0)`
}

/** The conditions of a filter over the alias `t`, and what they bind, in the same order. */
function conditionsOf(
  kind: ContentKind,
  filter: CardFilter,
  now: Date,
): { where: string; binds: (string | number)[] } {
  const conditions: [string, ...(string | number)[]][] = [[PUBLIC_NOW, ...bindNow(now)]]
  if (kind === 'campaign') conditions.push(['t.end_at > ?', now.toISOString()])
  if (filter.prefecture) conditions.push(['t.prefecture_code = ?', filter.prefecture])
  if (filter.city) conditions.push(['t.city_code = ?', filter.city])
  if (filter.type && kind === 'article-page') conditions.push(['t.type = ?', filter.type])
  if (filter.tag) {
    conditions.push([
      't.id IN (SELECT content_id FROM content_tags WHERE kind = ? AND tag = ?)',
      kind,
      filter.tag,
    ])
  }
  const months = MONTH_COLUMNS[kind]
  if (filter.month) {
    conditions.push(
      months ? [`EXISTS (SELECT 1 FROM json_each(t.${months}) WHERE value = ?)`, filter.month] : ['0'],
    )
  }
  const words = (filter.keyword ?? '').normalize('NFKC').split(/\s+/).filter(Boolean)
  if (words.length > 0) conditions.push([hasWords(CONTENT_TABLES[kind].textColumns), JSON.stringify(words)])
  return {
    where: conditions.map(([sql]) => sql).join(' AND '),
    binds: conditions.flatMap(([, ...values]) => values),
  }
}

/** The first cards of a kind: newest first, unless the kind has a sorting of its own. */
export async function listCards(
  db: D1Database,
  kind: ContentKind,
  filter: CardFilter,
  limit: number,
  now: Date,
): Promise<Card[]> {
  const { where, binds } = conditionsOf(kind, filter, now)
  const { results } = await db
    .prepare(`${selectCards(kind, where)} ORDER BY ${orderBy(sortingOf(kind))} LIMIT ?`)
    .bind(...binds, limit)
    .all<Row>()
  return results.map((row) => toCard(kind, row))
}

/** One page of the cards of a kind in the order asked for, and the total of all pages. */
export async function pageOfCards(
  db: D1Database,
  kind: ContentKind,
  filter: CardFilter,
  page: PageRequest,
  now: Date,
): Promise<CardPage> {
  const { where, binds } = conditionsOf(kind, filter, now)
  const { table } = CONTENT_TABLES[kind]
  const sorting = sortingOf(kind, page.order)
  const beyond = sorting.direction === 'ASC' ? '>' : '<'
  const after = page.after ? ` AND (t."${sorting.column}", t.id) ${beyond} (?, ?)` : ''
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(`${selectCards(kind, where + after)} ORDER BY ${orderBy(sorting)} LIMIT ? OFFSET ?`)
      .bind(...binds, ...(page.after ?? []), page.limit + 1, page.offset ?? 0),
    db
      .prepare(`SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${table} t WHERE ${where} LIMIT ${TOTAL_LIMIT})`)
      .bind(...binds),
  ])
  const rows = (found?.results ?? []).slice(0, page.limit)
  const last = (found?.results.length ?? 0) > page.limit ? rows.at(-1) : undefined
  return {
    cards: rows.map((row) => toCard(kind, row)),
    total: Number(counted?.results[0]?.total ?? 0),
    next: last ? [last[sorting.column] ?? '', String(last.id)] : null,
  }
}

/** The public cards of the mentioned content, by id; what is not public is not among them. */
export async function cardsOf(
  db: D1Database,
  refs: readonly ContentRef[],
  now: Date,
): Promise<Record<string, Card>> {
  const kinds = [...new Set(refs.map(({ kind }) => kind))]
  if (kinds.length === 0) return {}
  const results = await db.batch<Row>(
    kinds.map((kind) => {
      const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id)
      return db
        .prepare(selectCards(kind, `t.id IN (SELECT value FROM json_each(?)) AND ${PUBLIC_NOW}`))
        .bind(JSON.stringify(ids), ...bindNow(now))
    }),
  )
  const cards = results.flatMap(({ results: rows }, index) => {
    const kind = kinds[index]
    return kind ? rows.map((row) => toCard(kind, row)) : []
  })
  return Object.fromEntries(cards.map((card) => [card.id, card]))
}

/** About 250 km around a place: further away is not near. */
const NEARBY_DEGREES = 2.3

/** The nearest public places of a kind, by distance, without the place itself. */
export async function listNearby(
  db: D1Database,
  kind: 'spot' | 'hotel' | 'restaurant' | 'activity',
  place: { id: string; lat: number; lng: number },
  limit: number,
  now: Date,
): Promise<Card[]> {
  const shrink = Math.cos((place.lat * Math.PI) / 180)
  const where = `t.id <> ? AND t.lat BETWEEN ? AND ? AND t.lng BETWEEN ? AND ? AND ${PUBLIC_NOW}`
  const { results } = await db
    .prepare(
      `${selectCards(kind, where)}
       ORDER BY (t.lat - ?) * (t.lat - ?) + (t.lng - ?) * (t.lng - ?) * ?, t.id LIMIT ?`,
    )
    .bind(
      place.id,
      place.lat - NEARBY_DEGREES,
      place.lat + NEARBY_DEGREES,
      place.lng - NEARBY_DEGREES / shrink,
      place.lng + NEARBY_DEGREES / shrink,
      ...bindNow(now),
      place.lat,
      place.lat,
      place.lng,
      place.lng,
      shrink * shrink,
      limit,
    )
    .all<Row>()
  return results.map((row) => toCard(kind, row))
}

/** How many of the newest articles about one thing are looked at to find those that share most with another. */
const NEWEST_ABOUT_ONE = 12

/**
 * Public articles that mention any of the given content, those that share most of it first, then the newest, without
 * the article `except`. Of each mentioned thing only its newest articles are considered, so that the work does not
 * grow with the archive.
 */
export async function listArticlesMentioning(
  db: D1Database,
  ids: readonly string[],
  except: string,
  limit: number,
  now: Date,
): Promise<Card[]> {
  if (ids.length === 0) return []
  // One join, not one SELECT for each thing: D1 puts no more than five together. Both are CROSS JOINs, which keep
  // SQLite from reading the whole archive first.
  const newest = `SELECT from_id FROM content_mentions WHERE to_id = things.value AND from_kind = 'article-page'
    ORDER BY published_at DESC, from_id LIMIT ${NEWEST_ABOUT_ONE}`
  const shared = `SELECT m.from_id AS id, COUNT(*) AS shared FROM json_each(?) things
    CROSS JOIN content_mentions m ON m.to_id = things.value AND m.from_kind = 'article-page' AND m.from_id IN (${newest})
    GROUP BY m.from_id`
  const { results } = await db
    .prepare(
      `WITH shared AS (${shared})
       ${selectCards('article-page', `t.id <> ? AND ${PUBLIC_NOW}`, 'shared s CROSS JOIN article_pages t ON t.id = s.id')}
       ORDER BY s.shared DESC, t.published_at DESC, t.id LIMIT ?`,
    )
    .bind(JSON.stringify(ids), except, ...bindNow(now), limit)
    .all<Row>()
  return results.map((row) => toCard('article-page', row))
}

/** Placements that run at a moment in a slot of the site. */
export async function listPlacements(db: D1Database, slot: string, now: Date): Promise<Card[]> {
  const where = `t.start_at <= ? AND t.end_at > ? AND EXISTS (SELECT 1 FROM json_each(t.slots) WHERE value = ?)`
  const { results } = await db
    .prepare(`${selectCards('sponsored-page', `${where} AND ${PUBLIC_NOW}`)} ORDER BY t.start_at DESC, t.id`)
    .bind(...bindNow(now), slot, ...bindNow(now))
    .all<Row>()
  return results.map((row) => toCard('sponsored-page', row))
}
