import { prefectureOfSlug, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { widerKeywords } from '#domain/search/keyword.ts'
import { type CountedCell, countOf, countStatement, readCells } from './counts.server.ts'
import { readQuery, type SearchQuery } from './query.ts'

/** An alternative search with results, for one without. */
export type SearchHelp = { query: SearchQuery; total: number }

const HELPS = 8
const WIDER = 4

/**
 * Similar searches with results: one condition less, another prefecture of the region, one keyword only. `cells` are
 * the counts of the search without its kind, prefecture and month.
 */
export async function helpFor(
  db: D1Database,
  query: SearchQuery,
  cells: readonly CountedCell[],
  now: Date,
): Promise<SearchHelp[]> {
  const candidates = [...without(query, ['kind', 'prefecture', 'month']), ...neighbours(query)].map(
    (other) => ({
      query: other,
      total: countOf(cells, other),
    }),
  )
  const wider = widerKeywords(query.keyword ?? '').slice(0, WIDER)
  const others = [
    ...wider.map((keyword) => ({ ...query, keyword })),
    ...without(query, ['tag', 'city', 'keyword']),
  ].flatMap((other) => {
    const read = readQuery(other)
    return read ? { other, statement: countStatement(db, read, now) } : []
  })
  const answers = others.length > 0 ? await db.batch(others.map(({ statement }) => statement)) : []
  const queries = others.map(({ other }, index) => ({
    query: other,
    total: countOf(readCells(answers[index]?.results), other),
  }))
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
