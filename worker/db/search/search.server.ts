import { type ContentKind, isNamedKind } from '#domain/content/kind.ts'
import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { type AbsentPlace, absentPlaceOf } from '#domain/search/absent-places.ts'
import { marksOf } from '#domain/search/keyword.ts'
import { prefecturesNamed } from '#domain/search/named-places.ts'
import type { Synonyms } from '#domain/search/synonyms.ts'
import {
  type Counts,
  countOf,
  countStatement,
  documentsOf,
  facetsOf,
  NO_COUNTS,
  readCounts,
  type SearchFacets,
  withOwn,
} from './counts.server.ts'
import { helpFor, type SearchHelp, type SearchSource } from './help.server.ts'
import { readHits, type SearchHit } from './hits.server.ts'
import { type ReadQuery, readQuery, type SearchQuery } from './query.ts'
import {
  type Ranked,
  REACHABLE,
  rankStatements,
  readRanked,
  type SearchView,
  shownOf,
} from './ranking.server.ts'
import { currentSynonyms } from './synonyms.server.ts'
import { tagFacets, tagsStatement } from './tags.server.ts'

type SearchGroup = { kind: ContentKind; total: number; isMore?: true; hits: SearchHit[] }

type SearchResult = {
  total: number
  /** There may be more than `total`, which were not counted. */
  isMore?: true
  /** The number of results that can be paged through, as far as it is known. */
  reachable: number
  /** There are more than can be paged through. */
  isCut: boolean
  /** No exact match: the results contain the parts, as 京都 and タワー for 京都タワー. */
  apart: boolean
  groups: SearchGroup[]
  /** The results in one list, when requested; then there are no groups. */
  list: SearchHit[]
  facets: SearchFacets
  /** The codes of the prefectures that the keyword names, or of its regions and cities. */
  prefectures: string[]
  /** The well-known place that the keyword names, if the site does not have it. */
  absent: AbsentPlace | null
  /** Without results: similar searches with results, and the best results of the first of them. */
  help: SearchHelp[]
  instead: { query: SearchQuery; total: number; isMore?: true; hits: SearchHit[] } | null
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
  const { synonyms } = await currentSynonyms(db)
  const source = { db, synonyms, now }
  const read = readQuery(query, synonyms)
  if (!read) return nothing(source, query, NO_COUNTS)
  const [matches, names, tiers] = await db.batch([
    countStatement(db, read.counted.all, now),
    ...rankStatements(db, query, read, view, now),
  ])
  const counts = await withOwnCounts(db, read, query, readCounts(matches?.results), now)
  const { count: total, isMore } = countOf(counts, query)
  if (total === 0) return nothing(source, query, counts)
  const ranked = readRanked(names?.results as [], tiers?.results as [], view)
  const shown = shownOf(ranked, view)
  if (isPassingMention(read, counts, ranked)) return nothing(source, query, NO_COUNTS)
  const [{ hits, tags }, others] = await Promise.all([
    hitsOf(source, read, shown),
    isMore ? [] : otherTags(db, counts, query, shown),
  ])
  const { apart } = read.filtered
  return {
    total,
    ...(isMore && { isMore }),
    reachable: Math.min(isMore ? Math.max(total, ranked.length) : total, REACHABLE),
    isCut: ranked.length > REACHABLE,
    // Whichever page is shown.
    apart: apart >= 0 && ranked.every(({ tier }) => tier > apart),
    groups: 'perKind' in view ? groupsOf(hits, counts, query) : [],
    list: 'perKind' in view ? [] : hits,
    facets: facetsOf(counts, query, tagFacets([...tags, ...others], { isMore, except: query.tag })),
    prefectures: prefecturesNamed(query.keyword ?? '', { isSure: true, synonyms }),
    absent: ranked.some(({ tier }) => tier <= NAME_TIER) ? null : absentIn(query, synonyms),
    help: [],
    instead: null,
  }
}

/** Counts that reach as far for the filters of the search as they do for the search without them. */
async function withOwnCounts(
  db: D1Database,
  { filtered }: ReadQuery,
  query: SearchQuery,
  counts: Counts,
  now: Date,
): Promise<Counts> {
  const isFiltered = query.kind ?? query.prefecture ?? query.month
  if (!isFiltered || !countOf(counts, query).isMore) return counts
  const { results } = await countStatement(db, filtered.all, now, query.kind).all()
  return withOwn(counts, query, readCounts(results))
}

/** The tags of the results that are not shown. */
async function otherTags(
  db: D1Database,
  counts: Counts,
  query: SearchQuery,
  shown: readonly Ranked[],
): Promise<string[]> {
  const known = new Set(shown.map(({ id }) => id))
  const ids = documentsOf(counts, query).flatMap(({ id }) => (known.has(id) ? [] : id))
  if (ids.length === 0) return []
  const { results } = await tagsStatement(db, ids).all<{ tags: string }>()
  return results.map(({ tags }) => tags)
}

/**
 * A few places that merely mention the word are not a good result: 岸和田だんじり会館 mentions a 伏見稲荷 but is not
 * one.
 */
const PASSING_MENTIONS = 2

/** Whether no page is about the keywords, and at most two places mention them. */
function isPassingMention(
  { filtered: { mention } }: ReadQuery,
  counts: Counts,
  ranked: readonly Ranked[],
): boolean {
  return (
    mention >= 0 &&
    counts.documents.length <= PASSING_MENTIONS &&
    // A mention in an article is a result, because articles are read; places are searched by what they are.
    counts.documents.every(({ kind }) => isNamedKind(kind)) &&
    ranked.every(({ tier }) => tier === mention + 1)
  )
}

/** The tier of matches in the name; the one before it is that of exact names. */
const NAME_TIER = 1

/** With a filter, the page of the place may merely be left out. */
function absentIn({ keyword = '', ...filters }: SearchQuery, synonyms: Synonyms): AbsentPlace | null {
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const found = isFiltered ? null : absentPlaceOf(keyword, synonyms)
  return found && { name: found.name, prefectureCode: found.prefectureCode }
}

async function nothing(source: SearchSource, query: SearchQuery, counts: Counts): Promise<SearchResult> {
  const { synonyms } = source
  const help = await helpFor(source, query, counts)
  const [best] = help
  return {
    total: 0,
    reachable: 0,
    isCut: false,
    apart: false,
    groups: [],
    list: [],
    facets: facetsOf(counts, query, []),
    prefectures: prefecturesNamed(query.keyword ?? '', { isSure: false, synonyms }),
    absent: absentIn(query, synonyms),
    help,
    instead: best ? { ...best, hits: await bestHits(source, best.query) } : null,
  }
}

async function bestHits(source: SearchSource, query: SearchQuery): Promise<SearchHit[]> {
  const { db, synonyms, now } = source
  const read = readQuery(query, synonyms)
  if (!read) return []
  const view = { limit: INSTEAD, offset: 0 }
  const [names, tiers] = await db.batch(rankStatements(db, query, read, view, now))
  const ranked = readRanked(names?.results as [], tiers?.results as [], view)
  return (await hitsOf(source, read, shownOf(ranked, view))).hits
}

const hitsOf = ({ db, synonyms, now }: SearchSource, { keyword }: ReadQuery, ranked: readonly Ranked[]) =>
  readHits(
    db,
    ranked.map(({ id }) => id),
    marksOf(keyword, synonyms),
    now,
  )

function groupsOf(hits: readonly SearchHit[], counts: Counts, query: SearchQuery): SearchGroup[] {
  return SEARCH_KINDS.flatMap((kind) => {
    if (query.kind && query.kind !== kind) return []
    const own = hits.filter(({ card }) => card.kind === kind)
    const { count, isMore } = countOf(counts, { ...query, kind })
    // Of a kind that was not counted more may be shown than were counted.
    const total = isMore ? Math.max(count, own.length) : count
    return total > 0 ? [{ kind, total, ...(isMore && { isMore }), hits: own }] : []
  })
}
