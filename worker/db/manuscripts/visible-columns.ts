import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'

/** The public values of the manuscript `m`, from its kind's own table; column names differ by kind. */
const seen = (columnOf: (columns: readonly string[]) => string): string =>
  `CASE m.kind ${ALL_CONTENT_KINDS.map((kind) => {
    const { table, columns } = CONTENT_TABLES[kind]
    const value = columnOf(columns.map(({ name }) => name))
    return `WHEN '${kind}' THEN (SELECT ${value} FROM ${table} WHERE id = m.id)`
  }).join(' ')} END`

const orNull = (column: string, value = column) =>
  seen((columns) => (columns.includes(column) ? value : 'NULL'))

export const PUBLIC_TITLE = seen((columns) => (columns.includes('title') ? 'title' : 'name'))
export const PUBLIC_SLUG = seen(() => 'slug')
export const PUBLIC_HERO = orNull('hero', "json_extract(hero, '$.address')")
const PUBLIC_PREFECTURE = orNull('prefecture_code')

/**
 * Columns of the manuscript `m` for the caller: where `reached` (SQL) does not hold, public values instead of
 * unpublished changes.
 */
export const visibleColumns = (reached: string): string =>
  Object.entries({
    title: PUBLIC_TITLE,
    slug: PUBLIC_SLUG,
    hero_address: PUBLIC_HERO,
    prefecture_code: PUBLIC_PREFECTURE,
  })
    .map(
      ([column, value]) =>
        `CASE WHEN m.has_changes = 0 OR ${reached} THEN m.${column} ELSE ${value} END AS ${column}`,
    )
    .join(', ')

/** The search key of a manuscript for the caller: outside of their reach unpublished changes do not match. */
export const visibleSearchKey = (reached: string): string =>
  `CASE WHEN m.has_changes = 0 OR ${reached} THEN m.search_key
     ELSE coalesce((SELECT name_key FROM search_documents WHERE content_id = m.id), ${PUBLIC_TITLE}, '') END`
