import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'

/** What readers see of the manuscript `m`, from the row of its kind's own table; kinds call it differently. */
const seen = (columnOf: (columns: readonly string[]) => string): string =>
  `CASE m.kind ${ALL_CONTENT_KINDS.map((kind) => {
    const { table, columns } = CONTENT_TABLES[kind]
    const value = columnOf(columns.map(({ name }) => name))
    return `WHEN '${kind}' THEN (SELECT ${value} FROM ${table} WHERE id = m.id)`
  }).join(' ')} END`

const orNull = (column: string, value = column) =>
  seen((columns) => (columns.includes(column) ? value : 'NULL'))

export const SEEN_TITLE = seen((columns) => (columns.includes('title') ? 'title' : 'name'))
export const SEEN_SLUG = seen(() => 'slug')
export const SEEN_HERO = orNull('hero', "json_extract(hero, '$.address')")
export const SEEN_PREFECTURE = orNull('prefecture_code')

/**
 * Columns of the manuscript `m` for somebody: where `reached` (SQL) does not hold, what readers see instead of changes
 * that nobody has published.
 */
export const columnsAsSeen = (reached: string): string =>
  Object.entries({
    title: SEEN_TITLE,
    slug: SEEN_SLUG,
    hero_address: SEEN_HERO,
    prefecture_code: SEEN_PREFECTURE,
  })
    .map(
      ([column, value]) =>
        `CASE WHEN m.has_changes = 0 OR ${reached} THEN m.${column} ELSE ${value} END AS ${column}`,
    )
    .join(', ')

/** What a manuscript is searched by: words that stand only in somebody's unpublished changes find nothing. */
export const keyAsSeen = (reached: string): string =>
  `CASE WHEN m.has_changes = 0 OR ${reached} THEN m.search_key
     ELSE coalesce((SELECT name_key FROM search_documents WHERE content_id = m.id), ${SEEN_TITLE}, '') END`
