import type { PageCounts, Publication, PublishedPage } from '#domain/publish/publication.ts'
import type { Row } from '../row.ts'
import { isWhole, reachSql, type Whose } from '../staff/reach.ts'
import { PUBLICATION_COLUMNS, toPublication } from './publications.server.ts'

/** What is asked of the list. `whose`: only about what they reach, or what they asked for themselves. */
export type PublicationQuery = {
  state?: 'unfinished' | 'failed' | undefined
  contentId?: string | undefined
  whose: Whose
  limit: number
  after?: readonly [requestedAt: string | number, id: string] | undefined
}

/** Totals are counted up to this many. */
const TOTAL_LIMIT = 1000

const STATES = {
  unfinished: `p.status <> 'live' AND p.status <> 'failed'`,
  failed: `p.status <> 'live' AND p.status = 'failed'`,
} as const

/** What is not live is little among all that ever was; left to itself, SQLite goes through all of it, newest first. */
const fromOf = ({ state }: PublicationQuery): string =>
  state ? 'publications p INDEXED BY publications_unfinished' : 'publications p'

/** What is about content that is reached, or was asked for by whoever asks; the account is bound as `account`. */
const reachedSql = (whose: Whose, account: string): string =>
  `(p.requested_by = ${account} OR EXISTS (
     SELECT 1 FROM manuscripts m WHERE m.id = p.content_id AND ${reachSql(whose, account)}))`

const conditionsOf = ({ state, contentId, whose }: PublicationQuery) => {
  const conditions: [string, ...string[]][] = [
    ...(state ? [[STATES[state]] as [string]] : []),
    ...(contentId ? [['p.content_id = ?', contentId] as [string, string]] : []),
    ...(isWhole(whose)
      ? []
      : [[reachedSql(whose, '?'), whose.accountId, whose.accountId] as [string, string, string]]),
  ]
  return {
    where: ['1', ...conditions.map(([sql]) => sql)].join(' AND '),
    binds: conditions.flatMap(([, ...values]) => values),
  }
}

/** One page of publications, the newest first, and how many there are of all pages. */
export async function listPublications(
  db: D1Database,
  query: PublicationQuery,
): Promise<{ publications: Publication[]; total: number; next: [string, string] | null }> {
  const { where, binds } = conditionsOf(query)
  const after = query.after ? ' AND (p.requested_at, p.id) < (?, ?)' : ''
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(
        `SELECT ${PUBLICATION_COLUMNS} FROM ${fromOf(query)} WHERE ${where}${after}
         ORDER BY p.requested_at DESC, p.id DESC LIMIT ?`,
      )
      .bind(...binds, ...(query.after ?? []), query.limit + 1),
    db
      .prepare(
        `SELECT count(*) AS total FROM (SELECT 1 FROM ${fromOf(query)} WHERE ${where} LIMIT ${TOTAL_LIMIT})`,
      )
      .bind(...binds),
  ])
  const rows = found?.results ?? []
  const publications = rows.slice(0, query.limit).map(toPublication)
  const last = rows.length > query.limit ? publications.at(-1) : undefined
  return {
    publications,
    total: Number(counted?.results[0]?.total ?? 0),
    next: last ? [last.requestedAt, last.id] : null,
  }
}

/** What readers are owed longest, whatever it is about. */
export async function listUnfinished(db: D1Database, limit: number): Promise<Publication[]> {
  const { results } = await db
    .prepare(
      `SELECT ${PUBLICATION_COLUMNS} FROM publications p INDEXED BY publications_unfinished
       WHERE p.status <> 'live' ORDER BY p.status = 'failed' DESC, p.requested_at LIMIT ?`,
    )
    .bind(limit)
    .all<Row>()
  return results.map(toPublication)
}

/** Addresses that a publication touches, in the order in which they are made, from `offset`; and how many stand where. */
export async function listPublishedPages(
  db: D1Database,
  id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ pages: PublishedPage[]; counts: PageCounts }> {
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(
        `SELECT path, status, error FROM publication_pages WHERE publication_id = ? ORDER BY rank, path LIMIT ? OFFSET ?`,
      )
      .bind(id, limit, offset),
    db
      .prepare(`SELECT status, count(*) AS n FROM publication_pages WHERE publication_id = ? GROUP BY status`)
      .bind(id),
  ])
  const none: PageCounts = { waiting: 0, changed: 0, same: 0, removed: 0, failed: 0 }
  const counts = (counted?.results ?? []).map(({ status, n }) => [status, Number(n)])
  return {
    pages: (found?.results ?? []) as unknown as PublishedPage[],
    counts: { ...none, ...Object.fromEntries(counts) },
  }
}

/** Whether a publication is about what somebody reaches, or was asked for by them. */
export async function isReachedPublication(db: D1Database, id: string, whose: Whose): Promise<boolean> {
  if (isWhole(whose)) return true
  const found = await db
    .prepare(`SELECT 1 FROM publications p WHERE p.id = ?1 AND ${reachedSql(whose, '?2')}`)
    .bind(id, whose.accountId)
    .first()
  return found !== null
}

/** Lets a publication that failed, and is within reach, be tried again as if for the first time. */
export async function forgetFailures(db: D1Database, id: string, whose: Whose): Promise<void> {
  await db
    .prepare(
      `UPDATE publications AS p SET attempts = 0, lease_until = iif(lease IS NULL, NULL, lease_until)
       WHERE p.id = ?1 AND p.status <> 'live' AND ${isWhole(whose) ? '?2 IS NOT NULL' : reachedSql(whose, '?2')}`,
    )
    .bind(id, whose.accountId)
    .run()
}
