import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { BELOW_KIND, kindNumber, recencyOfId } from '#domain/search/id.ts'
import { storedJson } from '../stored-json.ts'
import { nameKey } from './index.server.ts'
import { IS_PUBLIC, type ReadQuery, type SearchQuery } from './query.ts'

/** Groups of the best `perKind` of each kind, or one list from `offset` of at most `limit`. */
export type SearchView = { perKind: number } | { limit: number; offset: number }

/** The maximum of results that can be paged through; each page ranks all before it. */
export const REACHABLE = 1000

/** A result with its rank: 0 for an exact name, then the tier of the expression that matched. */
export type Ranked = { id: number; tier: number }

type Row = { kind: number; tier: number; ids: string }

const neededOf = (view: SearchView): number =>
  'perKind' in view ? view.perKind : Math.min(view.offset + view.limit, REACHABLE)
/** Of a list one more than is shown, which says whether there is a next page. */
const readOf = (view: SearchView): number => neededOf(view) + ('perKind' in view ? 0 : 1)

/** Documents whose name equals the query. */
const nameStatement = (db: D1Database, query: SearchQuery, read: ReadQuery, now: Date) =>
  db
    .prepare(
      `SELECT rowid AS id FROM search_index WHERE search_index MATCH ?2 AND ${IS_PUBLIC} AND rowid IN (
         SELECT id FROM search_documents WHERE name_key IN (?3, ?4)
         UNION ALL SELECT id FROM search_documents WHERE reading_key IN (?3, ?4)) ORDER BY rowid DESC`,
    )
    .bind(
      now.toISOString(),
      read.filtered.all,
      ...[query.keyword ?? '', read.keyword.words.join('')].map((name) => nameKey(name) || '-'),
    )

const newestOf = (kind: string, tier: string): string =>
  `(SELECT json_group_array(id) FROM (
      SELECT rowid AS id FROM search_index WHERE search_index MATCH ?4 ->> ${tier}
      AND rowid BETWEEN ${kind} << ${BELOW_KIND} AND ((${kind} + 1) << ${BELOW_KIND}) - 1
      AND ${IS_PUBLIC} ORDER BY rowid DESC LIMIT ?2))`

/**
 * The newest of each kind that each tier matches and no tier before it, down to the tier in which there are enough.
 * Newest first is descending by id, so that only results are read.
 */
const tierStatement = (db: D1Database, query: SearchQuery, read: ReadQuery, needed: number, now: Date) =>
  db
    .prepare(
      `WITH RECURSIVE ranked (kind, tier, ids, needed) AS (
         SELECT value, 1, ${newestOf('value', '0')}, ?2 FROM json_each(?3)
         UNION ALL
         SELECT kind, tier + 1, ${newestOf('kind', 'tier')}, needed - json_array_length(ids)
         FROM ranked WHERE tier < ?5 AND needed > json_array_length(ids))
       SELECT kind, tier, ids FROM ranked WHERE ids <> '[]'`,
    )
    .bind(
      now.toISOString(),
      needed,
      JSON.stringify((query.kind ? [query.kind] : SEARCH_KINDS).map(kindNumber)),
      JSON.stringify(
        read.filtered.tiers.map((tier, index, tiers) =>
          index > 0 ? `(${tier}) NOT (${tiers[index - 1]})` : tier,
        ),
      ),
      read.filtered.tiers.length,
    )

export const rankStatements = (
  db: D1Database,
  query: SearchQuery,
  read: ReadQuery,
  view: SearchView,
  now: Date,
): [D1PreparedStatement, D1PreparedStatement] => [
  nameStatement(db, query, read, now),
  tierStatement(db, query, read, readOf(view), now),
]

/**
 * The results of `rankStatements` in order: exact names first, then by the field that matches, from the name to the
 * body, then newest first. With `perKind` each kind has its own best; a list has one more than it shows.
 */
export function readRanked(
  names: readonly { id: number }[],
  rows: readonly Row[],
  view: SearchView,
): Ranked[] {
  const needed = readOf(view)
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  const best = [...kinds].flatMap(([kind, tiers]) => {
    const tierOf = new Map<number, number>()
    for (const { id } of names) if (Math.floor(id / 2 ** BELOW_KIND) === kind) tierOf.set(id, 0)
    for (const { tier, ids } of tiers.toSorted((a, b) => a.tier - b.tier))
      for (const id of storedJson(ids) as number[]) if (!tierOf.has(id)) tierOf.set(id, tier)
    return [...tierOf].slice(0, needed).map(([id, tier]) => ({ id, tier }))
  })
  return best.sort((a, b) => a.tier - b.tier || recencyOfId(b.id) - recencyOfId(a.id) || a.id - b.id)
}

/** The results that a view shows. */
export const shownOf = (ranked: readonly Ranked[], view: SearchView): Ranked[] =>
  'perKind' in view ? [...ranked] : ranked.slice(view.offset, neededOf(view))
