import { type ContentKind, isNamedKind } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { marksOf } from '#domain/search/keyword.ts'
import {
  type CountedCell,
  countOf,
  countStatement,
  type Facet,
  facetsOf,
  readCells,
  type SearchFacets,
} from './counts.server.ts'
import { helpFor, type SearchHelp } from './help.server.ts'
import { readHits, type SearchHit } from './hits.server.ts'
import { type ReadQuery, readQuery, type SearchQuery } from './query.ts'
import { type Ranked, REACHABLE, rankStatements, readRanked, type SearchView } from './ranking.server.ts'
import { tagStatement } from './tags.server.ts'

type SearchGroup = { kind: ContentKind; total: number; hits: SearchHit[] }

type SearchResult = {
  total: number
  /** The number of results that can be paged through. */
  reachable: number
  /** No exact match: the results contain the parts, as 京都 and タワー for 京都タワー. */
  apart: boolean
  groups: SearchGroup[]
  /** The results in one list, when requested; then there are no groups. */
  list: SearchHit[]
  facets: SearchFacets
  /** Without results: similar searches with results, and the best results of the first of them. */
  help: SearchHelp[]
  instead: { query: SearchQuery; total: number; hits: SearchHit[] } | null
}

/** The number of results shown of another search. */
const INSTEAD = 6

/**
 * Full-text search over all public content, with counts of its facets. Any text is a valid keyword; one without a
 * letter or digit, or an unknown prefecture, has no results.
 */
export async function search(
  db: D1Database,
  query: SearchQuery,
  view: SearchView,
  now: Date,
): Promise<SearchResult> {
  const read = readQuery(query)
  if (!read) return nothing(db, query, [], now)
  const [counts, names, tiers, tagged] = await db.batch([
    countStatement(db, read, now),
    ...rankStatements(db, query, read, view, now),
    tagStatement(db, query, read, now),
  ])
  const cells = readCells(counts?.results)
  const total = countOf(cells, query)
  if (total === 0) return nothing(db, query, cells, now)
  const ranked = readRanked(names?.results as [], tiers?.results as [], view)
  if (isPassingMention(read, cells, ranked)) return nothing(db, query, [], now)
  const hits = await hitsOf(db, read, ranked, now)
  const tags = (tagged?.results ?? []) as Facet<string>[]
  const { apart } = read.filtered
  return {
    total,
    reachable: Math.min(total, REACHABLE),
    apart: apart >= 0 && ranked.every(({ tier }) => tier > apart),
    groups: 'perKind' in view ? groupsOf(hits, cells, query) : [],
    list: 'perKind' in view ? [] : hits,
    facets: facetsOf(
      cells,
      query,
      tags.filter(({ value }) => value !== query.tag),
    ),
    help: [],
    instead: null,
  }
}

/**
 * A few places that merely mention the word are not a good result: 岸和田だんじり会館 mentions a 伏見稲荷 but is not
 * one.
 */
const PASSING_MENTIONS = 2

/** Whether no page is about the keywords, and at most two places mention them. */
function isPassingMention(
  { filtered: { mention } }: ReadQuery,
  cells: readonly CountedCell[],
  ranked: readonly Ranked[],
): boolean {
  return (
    mention >= 0 &&
    countOf(cells, {}) <= PASSING_MENTIONS &&
    // A mention in an article is a result, because articles are read; places are searched by what they are.
    cells.every(({ kind }) => isNamedKind(kind)) &&
    ranked.every(({ tier }) => tier === mention + 1)
  )
}

async function nothing(
  db: D1Database,
  query: SearchQuery,
  cells: readonly CountedCell[],
  now: Date,
): Promise<SearchResult> {
  const help = await helpFor(db, query, cells, now)
  const [best] = help
  return {
    total: 0,
    reachable: 0,
    apart: false,
    groups: [],
    list: [],
    facets: facetsOf(cells, query, []),
    help,
    instead: best ? { ...best, hits: await bestHits(db, best.query, now) } : null,
  }
}

async function bestHits(db: D1Database, query: SearchQuery, now: Date): Promise<SearchHit[]> {
  const read = readQuery(query)
  if (!read) return []
  const view = { limit: INSTEAD, offset: 0 }
  const [names, tiers] = await db.batch(rankStatements(db, query, read, view, now))
  return hitsOf(db, read, readRanked(names?.results as [], tiers?.results as [], view), now)
}

const hitsOf = (db: D1Database, { keyword }: ReadQuery, ranked: readonly Ranked[], now: Date) =>
  readHits(
    db,
    ranked.map(({ id }) => id),
    marksOf(keyword),
    now,
  )

function groupsOf(
  hits: readonly SearchHit[],
  cells: readonly CountedCell[],
  query: SearchQuery,
): SearchGroup[] {
  return SEARCH_KINDS.map((kind) => ({
    kind,
    total: query.kind && query.kind !== kind ? 0 : countOf(cells, { ...query, kind }),
    hits: hits.filter(({ card }) => card.kind === kind),
  })).filter(({ total }) => total > 0)
}
