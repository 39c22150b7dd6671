import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { conditionsOf } from '../cards/filter.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

type CityCount = { code: string; name: string; count: number }

/**
 * The number of search results for each municipality of a prefecture, most first, without empty ones. Counted over the
 * searchable kinds, so that a link to the search shows this number.
 */
export async function countByCity(db: D1Database, prefectureCode: string, now: Date): Promise<CityCount[]> {
  const counted = await db.batch<CityCount>(
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
  const cities = new Map<string, CityCount>()
  for (const { code, name, count } of counted.flatMap(({ results }) => results))
    cities.set(code, { code, name, count: count + (cities.get(code)?.count ?? 0) })
  return [...cities.values()].toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}
