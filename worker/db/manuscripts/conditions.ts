import type { ContentKind } from '#domain/content/kind.ts'
import { startOfJapaneseDay } from '#domain/date/date.ts'
import type { Facet, ManuscriptFilter } from '#domain/manuscript/manuscript-query.ts'
import { nameKey } from '../search/index.server.ts'
import { type Requester, reachesAll, reachSql } from '../staff/reach.ts'

/** A condition over the alias `m`, and its bindings. */
export type Condition = { sql: string; binds: (string | number)[]; facet?: Facet }

/** Further keywords are ignored. */
const MAX_KEYWORDS = 5

const among = (column: string, values: readonly string[], facet: Facet): Condition => ({
  sql: `${column} IN (${values.map(() => '?').join(', ')})`,
  binds: [...values],
  facet,
})

const isOrNone = (column: string, value: string, facet: Facet): Condition =>
  value === 'none'
    ? { sql: `${column} IS NULL`, binds: [], facet }
    : { sql: `${column} = ?`, binds: [value], facet }

/** The keywords of a query, normalised like a manuscript's search key. */
export const searchKeywords = (text: string): string[] =>
  text.normalize('NFKC').split(/\s+/).map(nameKey).filter(Boolean).slice(0, MAX_KEYWORDS)

/** The condition of what the requester reaches; none when all content of the kinds is within reach. */
const reachConditions = (requester: Requester, kinds?: readonly ContentKind[]): Condition[] =>
  reachesAll(requester, kinds) ? [] : [{ sql: reachSql(requester, '?', kinds), binds: [requester.accountId] }]

/** The conditions of a filter, and those of the requester's reach. */
export function manuscriptConditions(filter: ManuscriptFilter, requester: Requester): Condition[] {
  const { kind, stage, type, disclosure, author, prefecture, live, owner, factChecked } = filter
  const conditions = reachConditions(requester, kind?.length === 1 ? kind : undefined)
  if (filter.mine) conditions.push({ sql: 'm.owner_id = ?', binds: [requester.accountId] })
  if (owner) conditions.push({ sql: 'm.owner_id = ?', binds: [owner] })
  // The plus has the manuscripts of an owner read, not all of the kind.
  const ofOwner = filter.mine || owner || !reachesAll(requester, kind)
  if (kind) conditions.push(among(ofOwner ? '+m.kind' : 'm.kind', kind, 'kind'))
  if (stage) conditions.push(among('m.stage', stage, 'stage'))
  if (type) conditions.push(among('m.type', type, 'type'))
  if (disclosure) conditions.push(among('m.disclosure_kind', disclosure, 'disclosure'))
  if (author) conditions.push(isOrNone('m.author_id', author, 'author'))
  if (prefecture) conditions.push(isOrNone('m.prefecture_code', prefecture, 'prefecture'))
  if (live !== undefined) conditions.push({ sql: 'm.is_live = ?', binds: [Number(live)], facet: 'live' })
  if (filter.changed !== undefined)
    conditions.push({ sql: `m.has_changes = ${Number(filter.changed)}`, binds: [] })
  if (filter.comments !== undefined)
    conditions.push({ sql: filter.comments ? 'm.open_comments > 0' : 'm.open_comments = 0', binds: [] })
  if (factChecked)
    conditions.push({
      sql: "coalesce(m.fact_checked_at, '') < ?",
      binds: [startOfJapaneseDay(factChecked).toISOString()],
    })
  for (const keyword of searchKeywords(filter.q ?? ''))
    conditions.push({ sql: 'instr(m.search_key, ?) > 0', binds: [keyword] })
  return conditions
}

/** Conditions as a `WHERE`, and their bindings, in the same order. */
export const whereOf = (conditions: readonly Condition[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : ''
export const bindsOf = (conditions: readonly Condition[]): (string | number)[] =>
  conditions.flatMap(({ binds }) => binds)
