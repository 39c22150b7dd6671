import type { PageCounts, Publication, PublishedPage } from '#domain/publish/publication.ts'
import type { Row } from '../row.ts'
import { type Requester, reachesAll, reachSql } from '../staff/reach.ts'
import { PUBLICATION_COLUMNS, toPublication } from './publications.server.ts'

/** The filters of the list. `requester`: only publications about content in their reach, or requested by them. */
type PublicationQuery = {
  state?: 'unfinished' | 'failed' | undefined
  contentId?: string | undefined
  requester: Requester
  limit: number
  after?: readonly [requestedAt: string | number, id: string] | undefined
}

/** Totals are counted up to this number. */
const TOTAL_LIMIT = 1000

const STATES = {
  unfinished: `p.status <> 'live' AND p.status <> 'failed'`,
  failed: `p.status <> 'live' AND p.status = 'failed'`,
} as const

/** Few publications are not live; without the hint SQLite scans all of them, newest first. */
const fromOf = ({ state }: PublicationQuery): string =>
  state ? 'publications p INDEXED BY publications_unfinished' : 'publications p'

/** About content within reach, or requested by the caller; the account is bound as `account`. */
const reachedSql = (requester: Requester, account: string): string =>
  `(p.requested_by = ${account} OR EXISTS (
     SELECT 1 FROM manuscripts m WHERE m.id = p.content_id AND ${reachSql(requester, account)}))`

const conditionsOf = ({ state, contentId, requester }: PublicationQuery) => {
  const conditions: [string, ...string[]][] = [
    ...(state ? [[STATES[state]] as [string]] : []),
    ...(contentId ? [['p.content_id = ?', contentId] as [string, string]] : []),
    ...(reachesAll(requester)
      ? []
      : [[reachedSql(requester, '?'), requester.accountId, requester.accountId] as [string, string, string]]),
  ]
  return {
    where: ['1', ...conditions.map(([sql]) => sql)].join(' AND '),
    binds: conditions.flatMap(([, ...values]) => values),
  }
}

/** One page of publications, the newest first, and the total. */
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

/** The longest unfinished publications, about any content. */
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

/** The addresses of a publication in the order of rendering, from `offset`; and their counts by status. */
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

/** Whether a publication is about content within the caller's reach, or was requested by them. */
export async function isReachedPublication(
  db: D1Database,
  id: string,
  requester: Requester,
): Promise<boolean> {
  if (reachesAll(requester)) return true
  const found = await db
    .prepare(`SELECT 1 FROM publications p WHERE p.id = ?1 AND ${reachedSql(requester, '?2')}`)
    .bind(id, requester.accountId)
    .first()
  return found !== null
}

/** Resets the attempts of a failed publication within reach, so that it is retried. */
export async function resetFailures(db: D1Database, id: string, requester: Requester): Promise<void> {
  await db
    .prepare(
      `UPDATE publications AS p SET attempts = 0, lease_until = iif(lease IS NULL, NULL, lease_until)
       WHERE p.id = ?1 AND p.status <> 'live' AND ${reachesAll(requester) ? '?2 IS NOT NULL' : reachedSql(requester, '?2')}`,
    )
    .bind(id, requester.accountId)
    .run()
}
