import type { ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { MANUSCRIPT_COLUMNS, toManuscript } from '../manuscripts/row.ts'
import type { Row } from '../row.ts'
import { reachedKinds, reachSql, type Whose } from './reach.ts'

/** What is reached, where the account is the first that is bound. */
const reached = (whose: Whose, kinds?: readonly ContentKind[]) => reachSql(whose, '?1', kinds)

/** An id, and the moment for which it is listed. */
export type Listed = { id: string; at: string }

/** Rows with an `id` and a moment `at`. */
export const listedOf = (rows: readonly Row[]): Listed[] =>
  rows.map(({ id, at }) => ({ id: String(id), at: String(at) }))

/** Drafts that an account owns or saved last, the latest first. Looks at the latest few hundred of each. */
export const draftsStatement = (db: D1Database, whose: Whose, limit: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT m.id, m.saved_at AS at FROM manuscripts m WHERE m.stage = 'draft' AND ${reached(whose)} AND m.id IN (
         SELECT id FROM (SELECT id FROM manuscripts WHERE owner_id = ?1 ORDER BY saved_at DESC LIMIT 500)
         UNION SELECT id FROM (SELECT id FROM manuscripts WHERE saved_by = ?1 LIMIT 500))
       ORDER BY m.saved_at DESC, m.id LIMIT ?2`,
    )
    .bind(whose.accountId, limit)

/** What waits for somebody to look at it, whoever waits longest first. */
export const reviewsStatement = (db: D1Database, whose: Whose, limit: number): D1PreparedStatement =>
  db
    .prepare(
      `SELECT m.id, m.saved_at AS at FROM manuscripts m WHERE m.stage = 'review' AND ${reached(whose)}
       ORDER BY m.saved_at, m.id LIMIT ?2`,
    )
    .bind(whose.accountId, limit)

/** A span of time: ISO 8601 in UTC, the end not included. */
export type Span = { from: string; to: string }

/** What will be published within a span. */
export const toPublishStatement = (db: D1Database, whose: Whose, span: Span, limit: number) =>
  db
    .prepare(
      `SELECT m.id, m.scheduled_at AS at FROM manuscripts m
       WHERE m.scheduled_at >= ?3 AND m.scheduled_at < ?4 AND m.stage = 'scheduled' AND ${reached(whose)}
       ORDER BY m.scheduled_at, m.id LIMIT ?2`,
    )
    .bind(whose.accountId, limit, span.from, span.to)

/** What will be taken off the site within a span. */
export const toUnpublishStatement = (db: D1Database, whose: Whose, span: Span, limit: number) =>
  db
    .prepare(
      `SELECT m.id, m.unpublish_at AS at FROM manuscripts m
       WHERE m.unpublish_at >= ?3 AND m.unpublish_at < ?4 AND (m.is_live OR m.stage = 'scheduled') AND ${reached(whose)}
       ORDER BY m.unpublish_at, m.id LIMIT ?2`,
    )
    .bind(whose.accountId, limit, span.from, span.to)

/** For every kind, what became public first within a span and still is. */
export const publishedStatements = (db: D1Database, whose: Whose, span: Span, limit: number) =>
  reachedKinds(whose).map((kind) =>
    db
      .prepare(
        `SELECT m.id, m.published_at AS at FROM manuscripts m
         WHERE m.kind = ?5 AND coalesce(m.published_at, '') >= ?3 AND coalesce(m.published_at, '') < ?4
           AND m.is_live AND ${reached(whose, [kind])}
         ORDER BY coalesce(m.published_at, ''), m.id LIMIT ?2`,
      )
      .bind(whose.accountId, limit, span.from, span.to, kind),
  )

/** For every kind, what readers see whose facts were compared with their sources before a moment, the oldest first. */
export const oldFactsStatements = (db: D1Database, whose: Whose, before: string, limit: number) =>
  reachedKinds(whose).map((kind) =>
    db
      .prepare(
        `SELECT m.id, m.fact_checked_at AS at FROM manuscripts m
         WHERE m.kind = ?4 AND coalesce(m.fact_checked_at, '') > '' AND coalesce(m.fact_checked_at, '') < ?3
           AND m.is_live AND ${reached(whose, [kind])}
         ORDER BY coalesce(m.fact_checked_at, ''), m.id LIMIT ?2`,
      )
      .bind(whose.accountId, limit, before, kind),
  )

/** Manuscripts by their ids. */
export async function findManuscripts(
  db: D1Database,
  ids: Iterable<string>,
): Promise<Map<string, Manuscript>> {
  const { results } = await db
    .prepare(`SELECT ${MANUSCRIPT_COLUMNS} FROM json_each(?) asked JOIN manuscripts m ON m.id = asked.value`)
    .bind(JSON.stringify([...new Set(ids)]))
    .all<Row>()
  return new Map(results.map((row) => [String(row.id), toManuscript(row)]))
}
