import { CITY_KINDS, PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { MIN_ENTRIES } from '#domain/region/city-page.ts'
import { PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { type PageRef, queryPages } from './affected.server.ts'

type Areas = { prefectures: string[]; cities: string[] }

/** The prefectures and municipalities of the places among the given content, by code. */
export async function areasOf(db: D1Database, refs: readonly ContentRef[]): Promise<Areas> {
  const kinds = PLACE_KINDS.filter((kind) => refs.some((ref) => ref.kind === kind))
  if (kinds.length === 0) return { prefectures: [], cities: [] }
  const results = await db.batch<{ prefecture: string | null; city: string | null }>(
    kinds.map((kind) =>
      db
        .prepare(
          `SELECT DISTINCT prefecture_code AS prefecture, city_code AS city FROM ${CONTENT_TABLES[kind].table}
           WHERE id IN (SELECT value FROM json_each(?))`,
        )
        .bind(JSON.stringify(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))),
    ),
  )
  const rows = results.flatMap(({ results: found }) => found)
  const codes = (column: 'prefecture' | 'city') => [...new Set(rows.flatMap((row) => row[column] ?? []))]
  return { prefectures: codes('prefecture'), cities: codes('city') }
}

/**
 * The other public entries of a municipality that were last published before an entry, or taken down: `null` where there
 * are enough of them for its page.
 */
export async function fewBesideInCity(
  db: D1Database,
  code: string,
  { kind, id }: ContentRef,
  now: Date,
): Promise<PageRef[] | null> {
  const since = `coalesce((SELECT updated_at FROM ${CONTENT_TABLES[kind].table} WHERE id = ?2), ?3)`
  const found = await queryPages(
    db,
    CITY_KINDS.map((other) => {
      const { table } = CONTENT_TABLES[other]
      return db
        .prepare(
          `SELECT '${other}' AS kind, t.slug FROM ${table} t INDEXED BY ${table}_by_city
           WHERE t.city_code = ?1 AND ${PUBLIC_NOW.replaceAll('?', '?3')} AND t.id <> ?2 AND t.updated_at < ${since}
           LIMIT ${MIN_ENTRIES}`,
        )
        .bind(code, id, now.toISOString())
    }),
  )
  return found.length < MIN_ENTRIES ? found : null
}
