import { prefectureOfSlug, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { widerKeywords } from '#domain/search/keyword.ts'
import { type Counts, countOf, countStatement, readCounts } from './counts.server.ts'
import { readQuery, type SearchQuery } from './query.ts'

/** An alternative search with results, for one without. */
export type SearchHelp = { query: SearchQuery; total: number; isMore?: true }

const helpOf = (query: SearchQuery, counts: Counts): SearchHelp => {
  const { count, ...more } = countOf(counts, query)
  return { query, total: count, ...more }
}

const HELPS = 8
const WIDER = 4
/** Several searches are counted for one without results: each up to this number. */
const COUNTED = 50

/**
 * Similar searches with results: one condition less, another prefecture of the region, one keyword only. `counts` are
 * those of the search without its kind, prefecture and month.
 */
export async function helpFor(
  db: D1Database,
  query: SearchQuery,
  counts: Counts,
  now: Date,
): Promise<SearchHelp[]> {
  const candidates = [...without(query, ['kind', 'prefecture', 'month']), ...neighbours(query)].map((other) =>
    helpOf(other, counts),
  )
  const wider = widerKeywords(query.keyword ?? '').slice(0, WIDER)
  const others = [
    ...wider.map((keyword) => ({ ...query, keyword })),
    ...without(query, ['tag', 'city', 'keyword']),
  ].flatMap((other) => {
    const read = readQuery(other)
    return read ? { other, statement: countStatement(db, read.filtered.all, now, other.kind, COUNTED) } : []
  })
  const answers = others.length > 0 ? await db.batch(others.map(({ statement }) => statement)) : []
  const queries = others.map(({ other }, index) =>
    helpOf(other, readCounts(answers[index]?.results, COUNTED)),
  )
  return [...candidates, ...queries].filter(({ total }) => total > 0).slice(0, HELPS)
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
