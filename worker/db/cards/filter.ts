import type { ContentKind } from '#domain/content/kind.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'

/** Filters a list. `month` is 1–12, `type` an article's; all given conditions must match. */
export type CardFilter = {
  prefecture?: string
  /** Any of these, by code; an empty list matches nothing. */
  prefectures?: readonly string[]
  /** By slug. */
  region?: string
  city?: string
  tag?: string
  type?: string
  /** By id. */
  author?: string
  month?: number
  keyword?: string
}

/** More words are ignored. */
const MAX_KEYWORDS = 5

/** The number of a row's region: its prefectures have consecutive codes. Indexed as written (0060_list_cells.sql). */
const REGION = BUILT_IN_REGIONS.slice(0, -1)
  .map(({ prefectures }) => `(t.prefecture_code > '${prefectures.at(-1)?.code}')`)
  .join(' + ')

/**
 * Whether every keyword of a JSON list occurs in a row, ignoring the case of ASCII letters. One binding for all of
 * them, and no LIKE: D1 takes 100 bindings in a query and patterns of 50 bytes.
 */
const hasKeywords = (textColumns: readonly string[]): string => {
  const columns = textColumns.map((name) => `t."${name}"`).join(', ')
  return `NOT EXISTS (SELECT 1 FROM json_each(?) w WHERE instr(lower(concat_ws(char(10), ${columns})), lower(w.value)) = 0)`
}

/** The conditions of a filter over the alias `t`, and their bindings, in the same order. */
export function conditionsOf(
  kind: ContentKind,
  filter: CardFilter,
  now: Date,
): { where: string; binds: (string | number)[] } {
  // The plus has prefectures read by their index, not among all that is public.
  const isPublic = filter.prefectures ? `+${PUBLIC_NOW}` : PUBLIC_NOW
  const conditions: [string, ...(string | number)[]][] = [[isPublic, ...bindNow(now)]]
  if (kind === 'campaign') conditions.push(['t.end_at > ?', now.toISOString()])
  if (filter.prefecture) conditions.push(['t.prefecture_code = ?', filter.prefecture])
  if (filter.prefectures) {
    conditions.push([
      't.prefecture_code IN (SELECT value FROM json_each(?))',
      JSON.stringify(filter.prefectures),
    ])
  }
  if (filter.region)
    conditions.push([`${REGION} = ?`, BUILT_IN_REGIONS.findIndex(({ slug }) => slug === filter.region)])
  if (filter.city) conditions.push(['t.city_code = ?', filter.city])
  if (filter.type && kind === 'article-page') conditions.push(['t.type = ?', filter.type])
  if (filter.author) conditions.push(['t.author_id = ?', filter.author])
  if (filter.tag) {
    conditions.push([
      't.id IN (SELECT content_id FROM content_tags WHERE kind = ? AND tag = ?)',
      kind,
      filter.tag,
    ])
  }
  const { monthsColumn: months, textColumns } = CONTENT_TABLES[kind]
  if (filter.month) {
    conditions.push(
      // Each value of json_each would be a row that is read.
      months ? [`instr(',' || trim(t.${months}, '[]') || ',', ?)`, `,${filter.month},`] : ['0'],
    )
  }
  const keywords = (filter.keyword ?? '')
    .normalize('NFKC')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_KEYWORDS)
  if (keywords.length > 0) conditions.push([hasKeywords(textColumns), JSON.stringify(keywords)])
  return {
    where: conditions.map(([sql]) => sql).join(' AND '),
    binds: conditions.flatMap(([, ...values]) => values),
  }
}
