import { CITY_KINDS } from '#domain/content/kind-lists.ts'
import { MIN_ENTRIES } from '#domain/region/city-page.ts'
import { namedPlaces } from '#domain/search/named-places.ts'
import { currentSynonyms } from '../search/synonyms.server.ts'
import { PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

/** D1 takes five parts of a UNION. */
const PARTS = 5
const GROUPS = [CITY_KINDS.slice(0, PARTS), CITY_KINDS.slice(PARTS)].filter(({ length }) => length > 0)

/** Whether a municipality has a page; both are SQL. Of each group no more entries are read, in an index, than that takes. */
const hasPage = (code: string, now: string): string => {
  const counts = GROUPS.map((kinds) => {
    const entries = kinds.map((kind) => {
      const { table } = CONTENT_TABLES[kind]
      return `SELECT 1 FROM ${table} t INDEXED BY ${table}_by_city
        WHERE t.city_code = ${code} AND ${PUBLIC_NOW.replaceAll('?', now)}`
    })
    return `(SELECT count(*) FROM (${entries.join(' UNION ALL ')} LIMIT ${MIN_ENTRIES}))`
  })
  return `${counts.join(' + ')} >= ${MIN_ENTRIES}`
}

/** A municipality; `kana` is '' where its reading is unknown. */
export type CityPage = { code: string; name: string; kana: string; hasPage: boolean }

/** A municipality by its five-digit code, or `null`. */
export async function findCity(db: D1Database, code: string, now: Date): Promise<CityPage | null> {
  const city = await db
    .prepare(
      `SELECT c.code, c.name, c.kana, ${hasPage('c.code', '?2')} AS hasPage FROM cities c WHERE c.code = ?1`,
    )
    .bind(code, now.toISOString())
    .first<Omit<CityPage, 'hasPage'> & { hasPage: number }>()
  return city && { ...city, hasPage: city.hasPage === 1 }
}

type NamedCity = { code: string; name: string }

/**
 * The municipalities with a page: all, or those of some prefectures, in the order of these and then by code. Reads a row for each
 * municipality and each entry that counts, so a number that does not grow with the content.
 */
export async function listCityPages(
  db: D1Database,
  now: Date,
  prefectures: readonly string[] = [''],
): Promise<NamedCity[]> {
  // Codes have digits only: all others sort before the colon.
  const { results } = await db
    .prepare(
      `SELECT c.code, c.name FROM json_each(?1) w CROSS JOIN cities c ON c.code >= w.value AND c.code < w.value || ':'
       WHERE ${hasPage('c.code', '?2')} ORDER BY w.key, c.code`,
    )
    .bind(JSON.stringify(prefectures), now.toISOString())
    .all<NamedCity>()
  return results
}

/** Of some codes, the municipalities with a page. */
export async function citiesWithPage(
  db: D1Database,
  codes: readonly string[],
  now: Date,
): Promise<NamedCity[]> {
  if (codes.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT DISTINCT c.code, c.name FROM json_each(?1) w CROSS JOIN cities c ON c.code = w.value
       WHERE ${hasPage('c.code', '?2')}`,
    )
    .bind(JSON.stringify(codes), now.toISOString())
    .all<NamedCity>()
  return results
}

/** The municipalities with a page that a keyword names; several have the same name: 府中市. */
export async function cityPagesNamed(db: D1Database, keyword: string, now: Date): Promise<NamedCity[]> {
  const { synonyms } = await currentSynonyms(db)
  const places = namedPlaces(keyword, { isSure: true, synonyms }).filter(({ type }) => type === 'city')
  if (places.length === 0) return []
  const lists = await db
    .prepare('SELECT code, cities FROM prefectures WHERE code IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(places.flatMap(({ prefectures }) => prefectures)))
    .all<{ code: string; cities: string }>()
  const cities = lists.results.flatMap((list) =>
    (JSON.parse(list.cities) as NamedCity[]).filter(({ name }) =>
      places.some((place) => place.name === name && place.prefectures.includes(list.code)),
    ),
  )
  return citiesWithPage(
    db,
    cities.map(({ code }) => code),
    now,
  )
}
