import type { ContentKind } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { prefectureOfCode, prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { BELOW_KIND, PLACE_AND_MONTHS, readCell, type SearchCell } from '#domain/search/id.ts'
import { HIDDEN, type ReadQuery, type SearchQuery } from './query.ts'

/** A value of a filter, and the number of results with it (all other filters unchanged). */
export type Facet<Value> = { value: Value; count: number }
export type SearchFacets = {
  kinds: Facet<ContentKind>[]
  prefectures: Facet<string>[]
  months: Facet<number>[]
  tags: Facet<string>[]
}
export type CountedCell = SearchCell & { count: number }

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** Counts the matches by kind, prefecture and months, from the ids alone. */
export const countStatement = (db: D1Database, { counted }: ReadQuery, now: Date): D1PreparedStatement =>
  db
    .prepare(
      `SELECT ((rowid >> ${BELOW_KIND}) << ${PLACE_AND_MONTHS}) | (rowid & ${2 ** PLACE_AND_MONTHS - 1}) AS cell,
       count(*) AS count FROM search_index WHERE search_index MATCH ?2 AND rowid NOT IN (${HIDDEN}) GROUP BY 1`,
    )
    .bind(now.toISOString(), counted.all)

/** The result of `countStatement`. */
export const readCells = (rows: readonly unknown[] = []): CountedCell[] =>
  (rows as { cell: number; count: number }[]).flatMap(({ cell, count }) => {
    const read = readCell(cell)
    return read ? { ...read, count } : []
  })

type CountFilter = Pick<SearchQuery, 'kind' | 'prefecture' | 'month'>

/** The number of counted documents of a kind, a prefecture and a month. */
export function countOf(cells: readonly CountedCell[], { kind, prefecture, month }: CountFilter): number {
  const code = prefecture && prefectureOfSlug(prefecture)?.code
  return cells
    .filter((cell) => !kind || cell.kind === kind)
    .filter((cell) => !prefecture || cell.prefectureCode === code)
    .filter((cell) => !month || cell.months.includes(month))
    .reduce((sum, { count }) => sum + count, 0)
}

const counted = <Value>(values: readonly Value[], countFor: (value: Value) => number): Facet<Value>[] =>
  values.map((value) => ({ value, count: countFor(value) })).filter(({ count }) => count > 0)

/** The facets of the results, each value with the number of its results. */
export function facetsOf(
  cells: readonly CountedCell[],
  { kind, prefecture, month }: SearchQuery,
  tags: Facet<string>[],
): SearchFacets {
  const codes = [...new Set(cells.flatMap(({ prefectureCode }) => prefectureCode ?? []))].sort()
  const slugs = codes.flatMap((code) => prefectureOfCode(code)?.slug ?? [])
  return {
    kinds: counted(SEARCH_KINDS, (value) => countOf(cells, { kind: value, prefecture, month })),
    prefectures: counted(slugs, (value) => countOf(cells, { kind, prefecture: value, month })),
    months: counted(MONTHS, (value) => countOf(cells, { kind, prefecture, month: value })),
    tags,
  }
}
