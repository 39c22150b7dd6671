import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import type { City, Prefecture, Region } from '#domain/region/region.ts'
import { folded, indexText } from '#domain/search/text.ts'

type RegionRow = { id: string; name: string; slug: string; created_at: string; updated_at: string }
type PrefectureRow = RegionRow & { code: string; version: string; region_id: string; cities: string }
const stamps = (row: { created_at: string; updated_at: string }) => ({
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toPrefecture = (row: PrefectureRow): Prefecture => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  code: row.code,
  version: row.version,
  regionId: row.region_id,
  ...stamps(row),
  cities: JSON.parse(row.cities),
})

/** All regions with their prefectures and municipalities, in JIS order. */
export async function listRegions(db: D1Database): Promise<Region[]> {
  const [regions, prefectures] = await db.batch([
    db.prepare('SELECT * FROM regions ORDER BY position'),
    db.prepare('SELECT * FROM prefectures ORDER BY code'),
  ])
  const prefecturesBy = Map.groupBy((prefectures?.results ?? []) as PrefectureRow[], (row) => row.region_id)
  return ((regions?.results ?? []) as RegionRow[]).map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    ...stamps(row),
    prefectures: (prefecturesBy.get(row.id) ?? []).map(toPrefecture),
  }))
}

/** The municipalities of a prefecture by its slug, in JIS order; `null` for an unknown prefecture. */
export async function listCitiesOf(db: D1Database, prefectureSlug: string): Promise<City[] | null> {
  const cities = await db
    .prepare('SELECT cities FROM prefectures WHERE slug = ?')
    .bind(prefectureSlug)
    .first<string>('cities')
  return cities === null ? null : JSON.parse(cities)
}

/** The name of a municipality by its five-digit code, or `null`. */
export async function findCityName(db: D1Database, code: string): Promise<string | null> {
  return await db.prepare('SELECT name FROM cities WHERE code = ?').bind(code).first<string>('name')
}

/** The statements that write the built-in regions and prefectures, and the given municipalities. */
export function saveRegionStatements(
  db: D1Database,
  cities: readonly { id: string; code: string; name: string; kana: string; prefectureCode: string }[],
  { version, stampedAt, idOf }: { version: string; stampedAt: string; idOf: (...words: string[]) => string },
): D1PreparedStatement[] {
  const region = db.prepare('INSERT OR REPLACE INTO regions VALUES (?, ?, ?, ?, ?, ?)')
  const prefecture = db.prepare('INSERT OR REPLACE INTO prefectures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const city = db.prepare('INSERT OR REPLACE INTO cities VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const prefectureId = (code: string) => idOf('prefecture', code)
  const toCity = ({ id, name, code, prefectureCode }: (typeof cities)[number]): City => ({
    id,
    name,
    code,
    prefectureId: prefectureId(prefectureCode),
    createdAt: stampedAt,
    updatedAt: stampedAt,
  })
  return [
    ...BUILT_IN_REGIONS.map(({ slug, name }, index) =>
      region.bind(idOf('region', slug), name, slug, index, stampedAt, stampedAt),
    ),
    ...BUILT_IN_REGIONS.flatMap(({ slug: regionSlug, prefectures }) =>
      prefectures.map(({ code, name, slug }) =>
        prefecture.bind(
          prefectureId(code),
          name,
          slug,
          code,
          version,
          idOf('region', regionSlug),
          stampedAt,
          stampedAt,
          JSON.stringify(cities.filter((city) => city.prefectureCode === code).map(toCity)),
        ),
      ),
    ),
    ...cities.map(({ id, code, name, kana, prefectureCode }) =>
      city.bind(
        id,
        name,
        code,
        prefectureId(prefectureCode),
        stampedAt,
        stampedAt,
        indexText(`${name} ${kana}`),
        folded(kana),
      ),
    ),
  ]
}
