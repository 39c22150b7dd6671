import type { ContentKind } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { prefectureOfCode, prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { idsOfKind, kindNumber, type SearchCell, searchCellOf } from '#domain/search/id.ts'
import { IS_PUBLIC, type SearchQuery, withinIds } from './query.ts'

/** A number of results; `isMore`: there may be more, which were not counted. */
export type Count = { count: number; isMore?: true }
/** A value of a filter, and the number of results with it (all other filters unchanged). */
export type Facet<Value> = Count & { value: Value }
export type SearchFacets = {
  kinds: Facet<ContentKind>[]
  prefectures: Facet<string>[]
  months: Facet<number>[]
  tags: Facet<string>[]
}

/** Results are counted up to this number, so that a search reads as much among a million pages as among a thousand. */
export const COUNTED = 100

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The ids of the matches, those of the last kind and the newest of a kind first: one more than are counted. */
export const countStatement = (
  db: D1Database,
  expression: string,
  now: Date,
  kind?: ContentKind,
  most = COUNTED,
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT rowid AS id FROM search_index WHERE search_index MATCH ?2 AND ${withinIds('?3', '?4')}
       AND ${IS_PUBLIC} ORDER BY rowid DESC LIMIT ${most + 1}`,
    )
    .bind(now.toISOString(), expression, ...idsOfKind(kind))

const NAMES = ['kind', 'prefecture', 'month'] as const
type CountFilter = Pick<SearchQuery, (typeof NAMES)[number]>
type CountedDocument = SearchCell & { id: number }

/** Counted matches of a search. */
export type Counts = {
  documents: readonly CountedDocument[]
  /** Kinds with this number or a lower one were not counted to the end. */
  uncounted: number
  /** The filters that were counted on their own. */
  own?: CountFilter & { isMore: boolean }
}

export const NO_COUNTS: Counts = { documents: [], uncounted: 0 }

/** The result of `countStatement`. */
export function readCounts(rows: readonly unknown[] = [], most = COUNTED): Counts {
  const documents = (rows as { id: number }[]).flatMap(({ id }) => {
    const cell = searchCellOf(id)
    return cell ? { ...cell, id } : []
  })
  const [last] = documents.slice(most)
  return { documents: documents.slice(0, most), uncounted: last ? kindNumber(last.kind) : 0 }
}

/** Counts with those of one search by its own filters, which may be among what was not counted. */
export function withOwn(counts: Counts, { kind, prefecture, month }: CountFilter, own: Counts): Counts {
  const known = new Set(counts.documents.map(({ id }) => id))
  return {
    ...counts,
    documents: [...counts.documents, ...own.documents.filter(({ id }) => !known.has(id))],
    own: { kind, prefecture, month, isMore: own.uncounted > 0 },
  }
}

/** The counted documents of a kind, a prefecture and a month. */
export function documentsOf({ documents }: Counts, { kind, prefecture, month }: CountFilter) {
  const code = prefecture && prefectureOfSlug(prefecture)?.code
  return documents
    .filter((document) => !kind || document.kind === kind)
    .filter((document) => !prefecture || document.prefectureCode === code)
    .filter((document) => !month || document.months.includes(month))
}

/** The number of documents of a kind, a prefecture and a month. */
export function countOf(counts: Counts, filter: CountFilter): Count {
  const { own, uncounted } = counts
  // Whatever is within the search itself was counted with it.
  const isWithin = own && NAMES.every((name) => own[name] === undefined || own[name] === filter[name])
  const isCounted = uncounted === 0 || (filter.kind && kindNumber(filter.kind) > uncounted)
  const isMore = !isCounted && !(isWithin && !own.isMore)
  return { count: documentsOf(counts, filter).length, ...(isMore && { isMore: true }) }
}

const counted = <Value>(values: readonly Value[], countFor: (value: Value) => Count): Facet<Value>[] =>
  values.map((value) => ({ value, ...countFor(value) })).filter(({ count }) => count > 0)

/** The facets of the results, each value with the number of its results. */
export function facetsOf(
  counts: Counts,
  { kind, prefecture, month }: SearchQuery,
  tags: Facet<string>[],
): SearchFacets {
  const codes = [...new Set(counts.documents.flatMap(({ prefectureCode }) => prefectureCode ?? []))].sort()
  const slugs = codes.flatMap((code) => prefectureOfCode(code)?.slug ?? [])
  return {
    kinds: counted(SEARCH_KINDS, (value) => countOf(counts, { kind: value, prefecture, month })),
    prefectures: counted(slugs, (value) => countOf(counts, { kind, prefecture: value, month })),
    months: counted(MONTHS, (value) => countOf(counts, { kind, prefecture, month: value })),
    tags,
  }
}
