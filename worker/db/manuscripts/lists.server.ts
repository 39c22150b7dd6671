import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { FacetCounts, ManuscriptFilter, ManuscriptSort } from '#domain/manuscript/manuscript-query.ts'
import type { Row } from '../row.ts'
import { nameKey } from '../search/index.server.ts'
import { isWhole, reachSql, type Whose } from '../staff/reach.ts'
import { bindsOf, manuscriptConditions, searchWords, whereOf } from './conditions.ts'
import { countManuscripts } from './counts.server.ts'
import { MANUSCRIPT_COLUMNS, toManuscript } from './row.ts'
import { SEEN_HERO, SEEN_SLUG, SEEN_TITLE } from './seen-columns.ts'

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

/** A public page as those see it who may not read what is written: nothing of changes, comments and plans. */
function asReadersSee(row: Row, words: readonly string[]): Manuscript[] {
  const manuscript = toManuscript(row)
  if (!manuscript.hasChanges) return [{ ...manuscript, openComments: 0 }]
  const title = String(row.seen_title ?? '')
  // A word that stands only in the changes finds nothing.
  if (!words.every((word) => nameKey(`${title} ${row.seen_slug}`).includes(word))) return []
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
  const reached = isWhole(whose, kind) ? '? IS NOT NULL' : reachSql(whose, '?')
  conditions.push({ sql: `(m.is_live = 1 OR ${reached})`, binds: [whose.accountId] })
  const words = searchWords(q ?? '')
  const [first = ''] = words
  const best = 'ORDER BY instr(m.search_key, ?) = 1 DESC, m.is_live DESC, m.saved_at DESC, m.id'
  // What readers see is looked up for those that are found, not for all that are compared.
  const { results } = await db
    .prepare(
      `SELECT ${MANUSCRIPT_COLUMNS}, ${reached} AS reached, ${SEEN_TITLE} AS seen_title, ${SEEN_SLUG} AS seen_slug,
         ${SEEN_HERO} AS seen_hero FROM manuscripts m
       WHERE m.rowid IN (SELECT m.rowid FROM manuscripts m ${whereOf(conditions)} ${best} LIMIT ${MOST_FOUND}) ${best}`,
    )
    .bind(whose.accountId, ...bindsOf(conditions), first, first)
    .all<Row>()
  return results.flatMap((row) => (row.reached ? [toManuscript(row)] : asReadersSee(row, words)))
}
