import type { Card } from '#domain/content/card.ts'
import type { PagedKind } from '#domain/content/kind.ts'
import { type ListCell, type ListQuery, prefectureCodesOf } from '#domain/search/list-query.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { conditionsOf } from './filter.ts'
import { LISTED, orderOf } from './listed-kinds.ts'
import { selectCards, toCard } from './row.ts'

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
  const { where, binds } = conditionsOf(
    kind,
    {
      prefectures: prefectureCodesOf(query) ?? undefined,
      month: query.month ? Number(query.month) : undefined,
    },
    now,
  )
  const conditions = [where, sort && `t.${column} = ?`, query.with && (facts[query.with] ?? '0')]
  const { results } = await db
    .prepare(
      `${selectCards(kind, conditions.filter(Boolean).join(' AND '))}
       ORDER BY ${orderOf(kind, query.sort)} LIMIT ? OFFSET ?`,
    )
    .bind(...binds, ...(sort ? [sort] : []), page.limit, page.offset)
    .all<Row>()
  return results.map((row) => toCard(kind, row, now))
}

type CellRow = { sort: string; prefecture_code: string | null; months: string; facts: string; count: number }

/** The number of public entries of a kind for each combination of its list's filters. */
export async function listCells(db: D1Database, kind: PagedKind, now: Date): Promise<ListCell[]> {
  const { sort, months = "'[]'", facts = {} } = LISTED[kind]
  const { where, binds } = conditionsOf(kind, {}, now)
  const names = Object.entries(facts).map(([name, sql]) => `iif(${sql}, '${name} ', '')`)
  const { results } = await db
    .prepare(
      `SELECT t.${sort} AS sort, t.prefecture_code, ${months} AS months, ${names.join(' || ') || "''"} AS facts,
       COUNT(*) AS count FROM ${CONTENT_TABLES[kind].table} t WHERE ${where} GROUP BY 1, 2, 3, 4`,
    )
    .bind(...binds)
    .all<CellRow>()
  return results.map((row) => ({
    sort: row.sort,
    prefectureCode: row.prefecture_code,
    months: storedJson(row.months),
    facts: row.facts.trim().split(' '),
    count: row.count,
  }))
}
