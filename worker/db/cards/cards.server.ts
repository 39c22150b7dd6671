import type { Card } from '#domain/content/card.ts'
import { type ContentKind, hasPagedList } from '#domain/content/kind.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { countCells } from '#domain/search/list-query.ts'
import { bindNow, inOrder, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { type CardFilter, conditionsOf } from './filter.ts'
import { keywordCandidates } from './keyword-candidates.server.ts'
import { listCells } from './listed-cards.server.ts'
import { type CardOrder, orderBy, selectCards, sortingOf, toCard } from './row.ts'
import { fromTag, HAS_TAG } from './tagged-cards.server.ts'

/** The cursor of a list: the sort value and the id of the last entry. */
export type CardPosition = [sortValue: string | number, id: string]
/** A page by number (`offset`) or by cursor (`after`). */
export type PageRequest = { limit: number; offset?: number; after?: CardPosition; order?: CardOrder }
/** `isMore`: entries were counted up to `total` only. */
type CardPage = { cards: Card[]; total: number; isMore: boolean; next: CardPosition | null }

/** Totals without a stored count are counted up to this number, so that no list reads a whole table. */
const TOTAL_LIMIT = 100

/** The total of a list that `list_cells` counts, or `null`. */
async function storedTotal(
  db: D1Database,
  kind: ContentKind,
  filter: CardFilter,
  now: Date,
): Promise<number | null> {
  const { type, prefecture, month, ...others } = filter
  const isCounted = Object.values(others).every((value) => value === undefined)
  if (!hasPagedList(kind) || !isCounted) return null
  return countCells(await listCells(db, kind, now), {
    type: kind === 'article-page' ? type : undefined,
    prefecture: prefecture && prefectureOfCode(prefecture)?.slug,
    month: month?.toString(),
  })
}

/** The first cards of a kind: newest first, unless the kind has its own order. */
export async function listCards(
  db: D1Database,
  kind: ContentKind,
  filter: CardFilter,
  limit: number,
  now: Date,
): Promise<Card[]> {
  const { where, binds } = conditionsOf(kind, filter, now)
  // Those of one prefecture have an index by date only, and are few.
  const isInOrder = CONTENT_TABLES[kind].sorting && !filter.prefecture
  const { results } = await db
    .prepare(
      `${selectCards(kind, isInOrder ? inOrder(where) : where)} ORDER BY ${orderBy(sortingOf(kind))} LIMIT ?`,
    )
    .bind(...binds, limit)
    .all<Row>()
  return results.map((row) => toCard(kind, row, now))
}

/**
 * What a list is read from: the few entries that may have its keyword, or all. Those of a tag are read in the order of
 * the tag's index, which has their dates.
 */
function sourceOf(kind: ContentKind, filter: CardFilter, candidates: string[] | null, now: Date) {
  const { table } = CONTENT_TABLES[kind]
  if (candidates) {
    const { where, binds } = conditionsOf(kind, filter, now)
    const from = `json_each(?) w CROSS JOIN ${table} t ON t.id = w.value`
    return { where, binds: [JSON.stringify(candidates), ...binds], from, date: 't.published_at', id: 't.id' }
  }
  if (!filter.tag || CONTENT_TABLES[kind].sorting)
    return { ...conditionsOf(kind, filter, now), from: `${table} t`, date: 't.published_at', id: 't.id' }
  const { where, binds } = conditionsOf(kind, { ...filter, tag: undefined }, now)
  return {
    from: fromTag(kind),
    date: 'c.published_at',
    id: 'c.content_id',
    where: `${where} AND ${HAS_TAG}`,
    binds: [...binds, kind, filter.tag],
  }
}

/**
 * One page of the cards of a kind in the given order, and the total of all pages: at most `TOTAL_LIMIT` where it is not
 * a number that the lists of pages show too.
 */
export async function pageOfCards(
  db: D1Database,
  kind: ContentKind,
  filter: CardFilter,
  page: PageRequest,
  now: Date,
): Promise<CardPage> {
  const candidates = await keywordCandidates(db, kind, filter.keyword)
  const { from, date, id, where, binds } = sourceOf(kind, filter, candidates, now)
  const { column, direction } = sortingOf(kind, page.order)
  const sorted = column === 'published_at' ? date : `t."${column}"`
  const after = page.after ? ` AND (${sorted}, ${id}) ${direction === 'ASC' ? '>' : '<'} (?, ?)` : ''
  const cards = db
    .prepare(
      `${selectCards(kind, where + after, from)} ORDER BY ${sorted} ${direction}, ${id} ${direction} LIMIT ? OFFSET ?`,
    )
    .bind(...binds, ...(page.after ?? []), page.limit + 1, page.offset ?? 0)
  const count = db
    .prepare(`SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${TOTAL_LIMIT})`)
    .bind(...binds)
  const stored = await storedTotal(db, kind, filter, now)
  const [found, counted] = await db.batch<Row>(stored === null ? [cards, count] : [cards])
  const rows = (found?.results ?? []).slice(0, page.limit)
  const last = (found?.results.length ?? 0) > page.limit ? rows.at(-1) : undefined
  const total = stored ?? Number(counted?.results[0]?.total ?? 0)
  return {
    cards: rows.map((row) => toCard(kind, row, now)),
    total,
    isMore: stored === null && total === TOTAL_LIMIT,
    next: last ? [last[column] ?? '', String(last.id)] : null,
  }
}

// The plus keeps SQLite from using the index of published rows instead of the ids.
const PUBLIC_BY_ID = PUBLIC_NOW.replace('t.status', '+t.status')

/** The public cards of the given content, by id; content that is not public is left out. */
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
        .prepare(selectCards(kind, `t.id IN (SELECT value FROM json_each(?)) AND ${PUBLIC_BY_ID}`))
        .bind(JSON.stringify(ids), ...bindNow(now))
    }),
  )
  const cards = results.flatMap(({ results: rows }, index) => {
    const kind = kinds[index]
    return kind ? rows.map((row) => toCard(kind, row, now)) : []
  })
  return Object.fromEntries(cards.map((card) => [card.id, card]))
}

/** Placements that are active at a moment in a slot of the site. */
export async function listPlacements(db: D1Database, slot: string, now: Date): Promise<Card[]> {
  const where = `t.start_at <= ? AND t.end_at > ? AND EXISTS (SELECT 1 FROM json_each(t.slots) WHERE value = ?)`
  const { results } = await db
    .prepare(`${selectCards('sponsored-page', `${where} AND ${PUBLIC_NOW}`)} ORDER BY t.start_at DESC, t.id`)
    .bind(...bindNow(now), slot, ...bindNow(now))
    .all<Row>()
  return results.map((row) => toCard('sponsored-page', row, now))
}
