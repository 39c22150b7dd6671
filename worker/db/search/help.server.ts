import { prefectureOfCode, prefectureOfSlug, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { absentPlaceOf } from '#domain/search/absent-places.ts'
import { widerKeywords } from '#domain/search/keyword.ts'
import { namedPlaces, searchOfPlace } from '#domain/search/named-places.ts'
import type { Synonyms } from '#domain/search/synonyms.ts'
import { type Counts, countOf, countStatement, readCounts } from './counts.server.ts'
import { readQuery, type SearchQuery } from './query.ts'

/** What a search is read from. */
export type SearchSource = { db: D1Database; synonyms: Synonyms; now: Date }

/** An alternative search with results, for one without. */
export type SearchHelp = { query: SearchQuery; total: number; isMore?: true }

const helpOf = (query: SearchQuery, counts: Counts): SearchHelp => {
  const { count, ...more } = countOf(counts, query)
  return { query, total: count, ...more }
}

const HELPS = 8
const WIDER = 10
/** Several searches are counted for one without results, each up to a number: the more searches, the lower. */
const countedOf = (searches: number): number => (searches <= 2 ? 50 : searches <= 6 ? 20 : 10)

/**
 * Similar searches with results: one condition less, another prefecture of the region, what is near a well-known place that
 * the site does not have, the most of the keywords, the prefecture of a city. `counts` are those of the search without its
 * kind, prefecture and month.
 */
export async function helpFor(
  { db, synonyms, now }: SearchSource,
  query: SearchQuery,
  counts: Counts,
): Promise<SearchHelp[]> {
  const candidates = [...without(query, ['kind', 'prefecture', 'month']), ...neighbours(query)].map((other) =>
    helpOf(other, counts),
  )
  const wider = widerKeywords(query.keyword ?? '', synonyms).slice(0, WIDER)
  const others = [
    ...nearAbsent(query, synonyms),
    ...wider.map((keyword) => ({ ...query, keyword })),
    ...atNamed(query, synonyms),
    ...without(query, ['tag', 'city', 'keyword']),
  ].flatMap((other) => {
    const read = readQuery(other, synonyms)
    return read ? { other, expression: read.filtered.all } : []
  })
  const most = countedOf(others.length)
  const statements = others.map(({ other, expression }) =>
    countStatement(db, expression, now, other.kind, most),
  )
  const answers = statements.length > 0 ? await db.batch(statements) : []
  const queries = others.map(({ other }, index) => helpOf(other, readCounts(answers[index]?.results, most)))
  const found = [...candidates, ...queries].filter(({ total }) => total > 0)
  return [...new Map(found.map((help) => [JSON.stringify(help.query), help])).values()].slice(0, HELPS)
}

/** In the prefecture of a well-known place that the site does not have: the other words, and everything. */
function nearAbsent({ keyword = '', ...query }: SearchQuery, synonyms: Synonyms): SearchQuery[] {
  const absent = absentPlaceOf(keyword, synonyms)
  if (!absent || query.prefecture) return []
  const prefecture = prefectureOfCode(absent.prefectureCode)?.slug
  return [...(absent.rest ? [{ ...query, keyword: absent.rest, prefecture }] : []), { ...query, prefecture }]
}

/** Everything of the prefectures of the first city or region that the keyword names. */
function atNamed({ keyword = '', ...query }: SearchQuery, synonyms: Synonyms): SearchQuery[] {
  if (query.prefecture) return []
  const [place] = namedPlaces(keyword, { isSure: false, synonyms })
  return place ? [{ ...query, ...searchOfPlace(place) }] : []
}

/** The same search in the other prefectures of the region. */
function neighbours(query: SearchQuery): SearchQuery[] {
  const own = prefectureOfSlug(query.prefecture ?? '')
  const region = own && regionOfPrefecture(own.code)
  const others = region?.prefectures.filter(({ slug }) => slug !== query.prefecture) ?? []
  return others.map(({ slug }) => ({ ...query, prefecture: slug }))
}

/** The query without each of the named conditions, one at a time; never without any condition. */
const without = (query: SearchQuery, names: readonly (keyof SearchQuery)[]): SearchQuery[] =>
  names
    .filter((name) => query[name] !== undefined)
    .map((name) => ({ ...query, [name]: undefined }))
    .filter((other) => Object.values(other).some((value) => value !== undefined))
