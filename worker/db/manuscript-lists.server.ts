import { ALL_CONTENT_KINDS } from '#domain/content-kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { FacetCounts, ManuscriptFilter, ManuscriptSort } from '#domain/manuscript/manuscript-query.ts'
import { bindsOf, manuscriptConditions, searchWords, whereOf } from './manuscript-conditions.ts'
import { countManuscripts } from './manuscript-counts.server.ts'
import { MANUSCRIPT_COLUMNS, toManuscript } from './manuscript-row.ts'
import { isWhole, reachSql, type Whose } from './reach.ts'
import type { Row } from './row.ts'

/** Where the next page begins: what the last one is sorted by, and its id. */
export type ManuscriptPosition = [string, string]

export type ManuscriptPageRequest = {
  filter: ManuscriptFilter
  sort: ManuscriptSort
  order: 'asc' | 'desc'
  limit: number
  after?: ManuscriptPosition | undefined
  /** Who asks, and whose manuscripts they may read. */
  whose: Whose
}
export type ManuscriptPage = {
  manuscripts: Manuscript[]
  total: number
  facets: FacetCounts
  next: ManuscriptPosition | null
}

const SORTED: Record<ManuscriptSort, string> = {
  updated: 'm.saved_at',
  published: "coalesce(m.published_at, '')",
  title: 'm.search_key',
  checked: "coalesce(m.fact_checked_at, '')",
}

/** One page of manuscripts, how many there are in all, and how they fall into facets. */
export async function listManuscripts(db: D1Database, page: ManuscriptPageRequest): Promise<ManuscriptPage> {
  const { filter, sort, order, limit, after, whose } = page
  const column = SORTED[sort]
  const conditions = manuscriptConditions(filter, whose)
  if (after)
    conditions.push({ sql: `(${column}, m.id) ${order === 'asc' ? '>' : '<'} (?, ?)`, binds: [...after] })
  const [{ results }, { total, facets }] = await Promise.all([
    db
      .prepare(
        `SELECT ${MANUSCRIPT_COLUMNS}, ${column} AS sorted FROM manuscripts m ${whereOf(conditions)}
         ORDER BY ${column} ${order}, m.id ${order} LIMIT ?`,
      )
      .bind(...bindsOf(conditions), limit + 1)
      .all<Row>(),
    countManuscripts(db, filter, whose),
  ])
  const rows = results.slice(0, limit)
  const last = results.length > limit ? rows.at(-1) : undefined
  return {
    manuscripts: rows.map(toManuscript),
    total,
    facets,
    next: last ? [String(last.sorted), String(last.id)] : null,
  }
}

/** Limits nothing. */
const EVERYBODY: Whose = { accountId: '', reach: { any: ALL_CONTENT_KINDS, own: [] } }

/** How many suggestions a picker shows. */
const MOST_FOUND = 20

/**
 * Content to be mentioned, best first: what begins with the words, then what readers see, then what was worked on last.
 * Of what is not reached only what readers see is found.
 */
export async function searchManuscripts(
  db: D1Database,
  { kind, q }: Pick<ManuscriptFilter, 'kind' | 'q'>,
  whose: Whose,
): Promise<Manuscript[]> {
  const conditions = manuscriptConditions({ kind, q }, EVERYBODY)
  conditions.push({ sql: "m.stage <> 'archived'", binds: [] })
  if (!isWhole(whose, kind))
    conditions.push({ sql: `(m.is_live = 1 OR ${reachSql(whose, '?')})`, binds: [whose.accountId] })
  const [first = ''] = searchWords(q ?? '')
  const { results } = await db
    .prepare(
      `SELECT ${MANUSCRIPT_COLUMNS} FROM manuscripts m ${whereOf(conditions)}
       ORDER BY instr(m.search_key, ?) = 1 DESC, m.is_live DESC, m.saved_at DESC, m.id LIMIT ${MOST_FOUND}`,
    )
    .bind(...bindsOf(conditions), first)
    .all<Row>()
  return results.map(toManuscript)
}
