import type { ReviewComment } from '#domain/manuscript/manuscript.ts'
import type { Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'
import { isReached, type Reached, reachedBy } from './manuscripts.server.ts'

/** The maximum of comments read for one manuscript. */
const MAX_COMMENTS = 500

export type NewComment = {
  id: string
  on: Reached
  blockId: string | null
  text: string
  by: string | null
  now: Date
}

/** The statement that adds a comment on a manuscript within reach; the same id again changes nothing. */
export const commentStatement = (db: D1Database, comment: NewComment): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO review_comments (id, content_id, block_id, text, created_at, written_by)
       SELECT ?1, ?6, ?2, ?3, ?4, ?5 WHERE ${isReached(6)} ON CONFLICT (id) DO NOTHING`,
    )
    .bind(
      comment.id,
      comment.blockId,
      comment.text,
      comment.now.toISOString(),
      comment.by,
      ...reachedBy(comment.on),
    )

const COLUMNS = `c.id, c.block_id, c.text, c.created_at, c.resolved_at, ${selectColleague('c.written_by', 'written_by')}`

const toComment = (row: Row): ReviewComment => ({
  id: String(row.id),
  blockId: row.block_id === null ? null : String(row.block_id),
  text: String(row.text),
  by: toColleague(row, 'written_by'),
  createdAt: String(row.created_at),
  resolvedAt: row.resolved_at === null ? null : String(row.resolved_at),
})

/** The comments on a manuscript, oldest first; the newest 500. */
export async function listComments(db: D1Database, contentId: string): Promise<ReviewComment[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM review_comments c WHERE c.content_id = ?
       ORDER BY c.created_at DESC, c.id DESC LIMIT ${MAX_COMMENTS}`,
    )
    .bind(contentId)
    .all<Row>()
  return results.map(toComment).reverse()
}

/** One comment of a manuscript, or `null`. */
export async function findComment(
  db: D1Database,
  contentId: string,
  id: string,
): Promise<ReviewComment | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM review_comments c WHERE c.content_id = ? AND c.id = ?`)
    .bind(contentId, id)
    .first<Row>()
  return row && toComment(row)
}

/** The statement that resolves a comment on a manuscript within reach, or reopens it (`null`). */
export const resolveStatement = (
  db: D1Database,
  on: Reached,
  id: string,
  resolvedAt: Date | null,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE review_comments SET resolved_at = ?2 WHERE id = ?1 AND content_id = ?3 AND ${isReached(3)}`,
    )
    .bind(id, resolvedAt?.toISOString() ?? null, ...reachedBy(on))
