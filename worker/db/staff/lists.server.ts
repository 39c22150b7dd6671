import type { ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { MANUSCRIPT_COLUMNS, toManuscript } from '../manuscripts/row.ts'
import type { Row } from '../row.ts'
import { type Requester, reachedKinds, reachSql } from './reach.ts'

/** The condition of the caller's reach, with the account as the first binding. */
const reached = (requester: Requester, kinds?: readonly ContentKind[]) => reachSql(requester, '?1', kinds)

/** An id, and the moment that it is listed by. */
export type Listed = { id: string; at: string }

/** Rows with an `id` and a moment `at`. */
export const listedOf = (rows: readonly Row[]): Listed[] =>
  rows.map(({ id, at }) => ({ id: String(id), at: String(at) }))

/** Drafts that an account owns or saved last, the latest first. Scans the latest few hundred of each. */
export const draftsStatement = (db: D1Database, requester: Requester, limit: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT m.id, m.saved_at AS at FROM manuscripts m WHERE m.stage = 'draft' AND ${reached(requester)} AND m.id IN (
         SELECT id FROM (SELECT id FROM manuscripts WHERE owner_id = ?1 ORDER BY saved_at DESC LIMIT 500)
         UNION SELECT id FROM (SELECT id FROM manuscripts WHERE saved_by = ?1 LIMIT 500))
       ORDER BY m.saved_at DESC, m.id LIMIT ?2`,
    )
    .bind(requester.accountId, limit)

/** Manuscripts that wait for a review, the longest waiting first. */
export const reviewsStatement = (db: D1Database, requester: Requester, limit: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT m.id, m.saved_at AS at FROM manuscripts m WHERE m.stage = 'review' AND ${reached(requester)}
       ORDER BY m.saved_at, m.id LIMIT ?2`,
    )
    .bind(requester.accountId, limit)

/** A time span: ISO 8601 in UTC, the end excluded. */
export type Span = { from: string; to: string }

/** Content to be published within a span. */
export const toPublishStatement = (db: D1Database, requester: Requester, span: Span, limit: number) =>
  db
    .prepare(
      `SELECT m.id, m.scheduled_at AS at FROM manuscripts m
       WHERE m.scheduled_at >= ?3 AND m.scheduled_at < ?4 AND m.stage = 'scheduled' AND ${reached(requester)}
       ORDER BY m.scheduled_at, m.id LIMIT ?2`,
    )
    .bind(requester.accountId, limit, span.from, span.to)

/** Content to be taken down within a span. */
export const toUnpublishStatement = (db: D1Database, requester: Requester, span: Span, limit: number) =>
  db
    .prepare(
      `SELECT m.id, m.unpublish_at AS at FROM manuscripts m
       WHERE m.unpublish_at >= ?3 AND m.unpublish_at < ?4 AND (m.is_live OR m.stage = 'scheduled') AND ${reached(requester)}
       ORDER BY m.unpublish_at, m.id LIMIT ?2`,
    )
    .bind(requester.accountId, limit, span.from, span.to)

/** For every kind, content that was first published within a span and still is. */
export const publishedStatements = (db: D1Database, requester: Requester, span: Span, limit: number) =>
  reachedKinds(requester).map((kind) =>
    db
      .prepare(
        `SELECT m.id, m.published_at AS at FROM manuscripts m
         WHERE m.kind = ?5 AND coalesce(m.published_at, '') >= ?3 AND coalesce(m.published_at, '') < ?4
           AND m.is_live AND ${reached(requester, [kind])}
         ORDER BY coalesce(m.published_at, ''), m.id LIMIT ?2`,
      )
      .bind(requester.accountId, limit, span.from, span.to, kind),
  )

/** For every kind, public content whose facts were last checked before a moment, the oldest first. */
export const oldFactsStatements = (db: D1Database, requester: Requester, before: string, limit: number) =>
  reachedKinds(requester).map((kind) =>
    db
      .prepare(
        `SELECT m.id, m.fact_checked_at AS at FROM manuscripts m
         WHERE m.kind = ?4 AND coalesce(m.fact_checked_at, '') > '' AND coalesce(m.fact_checked_at, '') < ?3
           AND m.is_live AND ${reached(requester, [kind])}
         ORDER BY coalesce(m.fact_checked_at, ''), m.id LIMIT ?2`,
      )
      .bind(requester.accountId, limit, before, kind),
  )

/** Manuscripts by their ids. */
export async function findManuscripts(
  db: D1Database,
  ids: Iterable<string>,
): Promise<Map<string, Manuscript>> {
  const { results } = await db
    .prepare(`SELECT ${MANUSCRIPT_COLUMNS} FROM json_each(?) ids JOIN manuscripts m ON m.id = ids.value`)
    .bind(JSON.stringify([...new Set(ids)]))
    .all<Row>()
  return new Map(results.map((row) => [String(row.id), toManuscript(row)]))
}
