import type { Card } from '#domain/content/card.ts'
import type { PagedKind } from '#domain/content/kind.ts'
import { type ListCell, type ListQuery, prefectureCodesOf } from '#domain/search/list-query.ts'
import { inOrder } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { type CardFilter, conditionsOf } from './filter.ts'
import { LISTED, orderOf } from './listed-kinds.ts'
import { selectCards, toCard } from './row.ts'

/** One prefecture or region: each is one range of an index, which a list of codes is not. */
function placeOf(query: ListQuery): Pick<CardFilter, 'prefecture' | 'prefectures' | 'region'> {
  if (!query.prefecture) return { region: query.region }
  const [prefecture, ...others] = prefectureCodesOf(query) ?? []
  return prefecture && others.length === 0 ? { prefecture } : { prefectures: [] }
}

/** One page of a filtered or sorted list, `limit` cards from `offset`. */
export async function listedCards(
  db: D1Database,
  kind: PagedKind,
  query: ListQuery,
  page: { limit: number; offset: number },
  now: Date,
): Promise<Card[]> {
  const { sort: column, facts = {} } = LISTED[kind]
  const sort = query.category ?? query.type
  const month = query.month ? Number(query.month) : undefined
  const place = placeOf(query)
  const { where, binds } = conditionsOf(kind, { ...place, month }, now)
  const isNewest = (query.sort ?? 'newest') === 'newest'
  // Articles have an index for each order; of other kinds a prefecture has few entries, which are sorted.
  const isSorted = !isNewest && place.prefecture !== undefined && kind !== 'article-page'
  const conditions = [
    isNewest || isSorted ? where : inOrder(where),
    sort && `t.${column} = ?`,
    query.with && (facts[query.with] ?? '0'),
  ]
  const { results } = await db
    .prepare(
      `${selectCards(kind, conditions.filter(Boolean).join(' AND '))}
       ORDER BY ${isSorted ? '+' : ''}${orderOf(kind, query.sort)} LIMIT ? OFFSET ?`,
    )
    .bind(...binds, ...(sort ? [sort] : []), page.limit, page.offset)
    .all<Row>()
  return results.map((row) => toCard(kind, row, now))
}

type StoredCells = { sort: string; counts: string }
type HiddenCell = { sort: string; cell: string }

/** A cell as it is stored: `prefecture|months|facts`. */
const cellOf = (sort: string, cell: string, count: number): ListCell => {
  const [prefectureCode, months = '[]', facts = ''] = cell.split('|')
  return {
    sort,
    prefectureCode: prefectureCode || null,
    months: storedJson(months),
    facts: facts.trim().split(' '),
    count,
  }
}

/**
 * The number of public entries of a kind for each combination of its list's filters: the published ones, as triggers
 * count them (0083_cells_of_lists.sql), and with a negative number those that are not public at the moment. Numbers of a
 * combination are to be added.
 */
export async function listCells(db: D1Database, kind: PagedKind, now: Date): Promise<ListCell[]> {
  const { sort, months = "'[]'", facts = {} } = LISTED[kind]
  const { table } = CONTENT_TABLES[kind]
  const names = Object.entries(facts).map(([name, sql]) => `iif(${sql}, '${name} ', '')`)
  const cell = `coalesce(t.prefecture_code, '') || '|' || ${[months, "'|'", ...names].join(' || ')}`
  const hidden = `SELECT t.${sort} AS sort, ${cell} AS cell FROM ${table} t WHERE t.status = 'published'`
  const [stored, notPublic] = await db.batch([
    db.prepare('SELECT sort, counts FROM cells_of_lists WHERE kind = ?').bind(kind),
    db
      .prepare(
        `${hidden} AND t.published_at > ?1
         UNION ALL ${hidden} AND t.published_at IS NULL
         UNION ALL ${hidden.replace('t.status', '+t.status')} AND t.unpublish_at <= ?1 AND t.published_at <= ?1`,
      )
      .bind(now.toISOString()),
  ])
  const published = ((stored?.results ?? []) as StoredCells[]).flatMap(({ sort, counts }) =>
    Object.entries(storedJson(counts) as Record<string, number>).map(([cell, count]) =>
      cellOf(sort, cell, count),
    ),
  )
  const taken = ((notPublic?.results ?? []) as HiddenCell[]).map(({ sort, cell }) => cellOf(sort, cell, -1))
  return [...published, ...taken]
}
