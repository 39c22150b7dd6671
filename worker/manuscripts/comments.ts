import type { ReviewComment } from '#domain/manuscript/manuscript.ts'
import { auditIfChanged } from '../db/audit/audit-if-changed.server.ts'
import type { Reached } from '../db/manuscripts/manuscripts.server.ts'
import {
  commentStatement,
  findComment,
  type NewComment,
  resolveStatement,
} from '../db/manuscripts/review-comments.server.ts'

/**
 * Adds a comment on a manuscript, or on one block of it. The same comment again returns the existing one; `null` when
 * the id belongs to a comment on another manuscript, or the manuscript is out of reach.
 */
export async function addComment(db: D1Database, comment: NewComment): Promise<ReviewComment | null> {
  const { on, id, by, now, blockId } = comment
  const there = await findComment(db, on.id, id)
  if (there) return there
  const [added] = await db.batch([
    commentStatement(db, comment),
    auditIfChanged(db, {
      accountId: by,
      action: 'comment',
      resource: on.kind,
      refId: on.id,
      after: { comment: id, blockId },
      at: now,
    }),
  ])
  return added?.meta.changes === 0 ? null : findComment(db, on.id, id)
}

type Settled = { on: Reached; id: string; resolved: boolean; by: string; now: Date }

/** Resolves a comment, or reopens it. Repeating it changes nothing; `null`: none within reach. */
export async function settleComment(
  db: D1Database,
  { on, id, resolved, by, now }: Settled,
): Promise<ReviewComment | null> {
  const there = await findComment(db, on.id, id)
  if (!there || (there.resolvedAt !== null) === resolved) return there
  const [settled] = await db.batch([
    resolveStatement(db, on, id, resolved ? now : null),
    auditIfChanged(db, {
      accountId: by,
      action: resolved ? 'resolve-comment' : 'reopen-comment',
      resource: on.kind,
      refId: on.id,
      after: { comment: id },
      at: now,
    }),
  ])
  return settled?.meta.changes === 0 ? null : findComment(db, on.id, id)
}
