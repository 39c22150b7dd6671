import type { PlaceKind } from '#domain/content/kind.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { MapPlace } from '#domain/map/map-place.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { furiganaOf } from '#domain/text/furigana.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

/** The index that has the prefecture first: SQLite would read all public rows in the order of their dates. */
const indexed = (kind: PlaceKind): string => {
  const { table } = CONTENT_TABLES[kind]
  return `${table} t INDEXED BY ${table}_by_prefecture`
}

const selectPlaces = (kind: PlaceKind): string => {
  const columns = ['slug', 'name_kana', 'hero', 'prefecture_code', ...CONTENT_TABLES[kind].cardColumns]
  return `SELECT ${columns.map((name) => `t."${name}"`).join(', ')} FROM ${indexed(kind)}
    WHERE t.prefecture_code IN (SELECT value FROM json_each(?)) AND ${PUBLIC_NOW} ORDER BY t.slug`
}

function toPlace(kind: PlaceKind, row: Row, now: Date): MapPlace {
  const { title, label, position, businessStatus = 'open' } = CONTENT_TABLES[kind].card(row, now)
  const { address, focalX, focalY }: MapPlace['picture'] = storedJson(row.hero)
  return {
    kind,
    slug: String(row.slug),
    name: title,
    reading: furiganaOf(title, String(row.name_kana)),
    position: position ?? { lat: Number(row.lat), lng: Number(row.lng) },
    prefectureCode: String(row.prefecture_code),
    label,
    picture: { address, focalX, focalY },
    businessStatus,
  }
}

/**
 * The public places of a region, by its slug, in the order of their kinds and slugs. Reads the places of the region and
 * nothing else; those without a prefecture are on no map.
 */
export async function listMapPlaces(db: D1Database, region: string, now: Date): Promise<MapPlace[]> {
  const { prefectures = [] } = BUILT_IN_REGIONS.find(({ slug }) => slug === region) ?? {}
  const codes = JSON.stringify(prefectures.map(({ code }) => code))
  const results = await db.batch<Row>(
    PLACE_KINDS.map((kind) => db.prepare(selectPlaces(kind)).bind(codes, ...bindNow(now))),
  )
  return PLACE_KINDS.flatMap((kind, index) =>
    (results[index]?.results ?? []).map((row) => toPlace(kind, row, now)),
  )
}

/** The number of public places in each prefecture with any, by code. Reads one row of an index for each place. */
export async function countMapPlaces(db: D1Database, now: Date): Promise<Record<string, number>> {
  const results = await db.batch<{ code: string; count: number }>(
    PLACE_KINDS.map((kind) =>
      db
        .prepare(
          `SELECT t.prefecture_code AS code, count(*) AS count FROM ${indexed(kind)}
           WHERE t.prefecture_code IS NOT NULL AND ${PUBLIC_NOW} GROUP BY t.prefecture_code`,
        )
        .bind(...bindNow(now)),
    ),
  )
  const counts: Record<string, number> = {}
  for (const { code, count } of results.flatMap(({ results: rows }) => rows))
    counts[code] = (counts[code] ?? 0) + count
  return counts
}
