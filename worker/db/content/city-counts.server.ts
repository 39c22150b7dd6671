import { CITY_KINDS, SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { MIN_ENTRIES } from '#domain/region/city-page.ts'
import { conditionsOf } from '../cards/filter.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

type CityRow = { code: string; name: string; count: number }
type CityCount = CityRow & { hasPage: boolean }

/**
 * The number of search results for each municipality of a prefecture, most first, without empty ones, and whether it has a
 * page. Counted over the searchable kinds, so that a link to the search shows this number.
 */
export async function countByCity(db: D1Database, prefectureCode: string, now: Date): Promise<CityCount[]> {
  const counted = await db.batch<CityRow>(
    SEARCH_KINDS.map((kind) => {
      const { where, binds } = conditionsOf(kind, { prefecture: prefectureCode }, now)
      return db
        .prepare(
          `SELECT c.code, c.name, COUNT(*) AS count FROM ${CONTENT_TABLES[kind].table} t
           JOIN cities c ON c.code = t.city_code WHERE ${where} GROUP BY c.code`,
        )
        .bind(...binds)
    }),
  )
  const cities = new Map<string, CityRow & { entries: number }>()
  for (const [index, { results }] of counted.entries())
    for (const { code, name, count } of results) {
      const isEntry = CITY_KINDS.some((kind) => kind === SEARCH_KINDS[index])
      const former = cities.get(code) ?? { count: 0, entries: 0 }
      cities.set(code, {
        code,
        name,
        count: former.count + count,
        entries: former.entries + (isEntry ? count : 0),
      })
    }
  return [...cities.values()]
    .map(({ entries, ...city }) => ({ ...city, hasPage: entries >= MIN_ENTRIES }))
    .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}
