import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { FacetCounts, ManuscriptFilter, ManuscriptSort } from '#domain/manuscript/manuscript-query.ts'
import type { Row } from '../row.ts'
import { nameKey } from '../search/index.server.ts'
import { type Requester, reachesAll, reachSql } from '../staff/reach.ts'
import { bindsOf, manuscriptConditions, searchKeywords, whereOf } from './conditions.ts'
import { countManuscripts } from './counts.server.ts'
import { MANUSCRIPT_COLUMNS, toManuscript } from './row.ts'
import { PUBLIC_HERO, PUBLIC_SLUG, PUBLIC_TITLE } from './visible-columns.ts'
import { EVERYWHERE, searchedFor } from './words.server.ts'

/** The cursor: the sort value of the last entry, and its id. */
type ManuscriptPosition = [string, string]

type ManuscriptPageRequest = {
  filter: ManuscriptFilter
  sort: ManuscriptSort
  order: 'asc' | 'desc'
  limit: number
  after?: ManuscriptPosition | undefined
  /** The caller, whose reach limits the list. */
  requester: Requester
}
type ManuscriptPage = {
  manuscripts: Manuscript[]
  total: number
  /** There are more than `total`, and no counts of facets. */
  isMore: boolean
  facets: FacetCounts | null
  next: ManuscriptPosition | null
}

const SORTED: Record<ManuscriptSort, string> = {
  updated: 'm.saved_at',
  published: "coalesce(m.published_at, '')",
  title: 'm.search_key',
  checked: "coalesce(m.fact_checked_at, '')",
}

/** One page of manuscripts, the total, and the counts of facets. */
export async function listManuscripts(db: D1Database, page: ManuscriptPageRequest): Promise<ManuscriptPage> {
  const { filter, sort, order, limit, after, requester } = page
  const column = SORTED[sort]
  const { total, isMore, facets, source } = await countManuscripts(db, filter, requester)
  const conditions = manuscriptConditions(filter, requester)
  if (after)
    conditions.push({ sql: `(${column}, m.id) ${order === 'asc' ? '>' : '<'} (?, ?)`, binds: [...after] })
  const { from, binds } = source ?? EVERYWHERE
  const { results } = await db
    .prepare(
      `SELECT ${MANUSCRIPT_COLUMNS}, ${column} AS sorted FROM ${from} ${whereOf(conditions)}
       ORDER BY ${column} ${order}, m.id ${order} LIMIT ?`,
    )
    .bind(...binds, ...bindsOf(conditions), limit + 1)
    .all<Row>()
  const rows = results.slice(0, limit)
  const last = results.length > limit ? rows.at(-1) : undefined
  // A list of one page is counted by it.
  const isWhole = !isMore || (!after && !last)
  return {
    manuscripts: rows.map(toManuscript),
    total: !isMore ? total : isWhole ? rows.length : Math.max(total, rows.length),
    isMore: !isWhole,
    facets,
    next: last ? [String(last.sorted), String(last.id)] : null,
  }
}

/** A reach without limits. */
const EVERYBODY: Requester = { accountId: '', reach: { any: ALL_CONTENT_KINDS, own: [] } }

/** The number of suggestions in a picker. */
const MAX_FOUND = 20

/** A manuscript outside of the caller's reach as readers see it: no changes, comments or plans. */
function asPublished(row: Row, keywords: readonly string[]): Manuscript[] {
  const manuscript = toManuscript(row)
  if (!manuscript.hasChanges) return [{ ...manuscript, openComments: 0 }]
  const title = String(row.seen_title ?? '')
  // A keyword that occurs in unpublished changes only does not match.
  if (!keywords.every((keyword) => nameKey(`${title} ${row.seen_slug}`).includes(keyword))) return []
  return [
    {
      ...manuscript,
      title,
      slug: String(row.seen_slug ?? ''),
      heroAddress: row.seen_hero === null ? null : String(row.seen_hero),
      stage: 'published',
      hasChanges: false,
      scheduledAt: null,
      updatedBy: null,
      openComments: 0,
    },
  ]
}

/**
 * Content to be mentioned, best first: names that begin with the keywords, then public content, then the most recently
 * edited. Outside of the caller's reach only public content is found.
 */
export async function searchManuscripts(
  db: D1Database,
  { kind, q }: Pick<ManuscriptFilter, 'kind' | 'q'>,
  requester: Requester,
): Promise<Manuscript[]> {
  const { from, binds } = searchedFor(q)
  const conditions = manuscriptConditions({ kind, q }, EVERYBODY)
  conditions.push({ sql: "m.stage <> 'archived'", binds: [] })
  const reached = reachesAll(requester, kind) ? '? IS NOT NULL' : reachSql(requester, '?')
  conditions.push({ sql: `(m.is_live = 1 OR ${reached})`, binds: [requester.accountId] })
  const keywords = searchKeywords(q ?? '')
  const [first = ''] = keywords
  const best = 'ORDER BY instr(m.search_key, ?) = 1 DESC, m.is_live DESC, m.saved_at DESC, m.id'
  // The public values are read for the results, not for all compared rows.
  const { results } = await db
    .prepare(
      `SELECT ${MANUSCRIPT_COLUMNS}, ${reached} AS reached, ${PUBLIC_TITLE} AS seen_title, ${PUBLIC_SLUG} AS seen_slug,
         ${PUBLIC_HERO} AS seen_hero FROM manuscripts m
       WHERE m.rowid IN (SELECT m.rowid FROM ${from} ${whereOf(conditions)} ${best} LIMIT ${MAX_FOUND}) ${best}`,
    )
    .bind(requester.accountId, ...binds, ...bindsOf(conditions), first, first)
    .all<Row>()
  return results.flatMap((row) => (row.reached ? [toManuscript(row)] : asPublished(row, keywords)))
}
