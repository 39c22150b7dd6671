import type { ContentKind } from '#domain/content-kind.ts'
import type { ReviewComment } from '#domain/manuscript/manuscript.ts'
import { auditIfChanged } from '../db/audit-if-changed.server.ts'
import {
  commentStatement,
  findComment,
  type NewComment,
  resolveStatement,
} from '../db/review-comments.server.ts'

/**
 * Says something about a manuscript, or about one block of it. The same comment once more is the one there is; `null` when
 * the id is that of a comment on something else.
 */
export async function addComment(
  db: D1Database,
  kind: ContentKind,
  comment: NewComment,
): Promise<ReviewComment | null> {
  const { contentId, id, by, now, blockId } = comment
  const there = await findComment(db, contentId, id)
  if (there) return there
  await db.batch([
    commentStatement(db, comment),
    auditIfChanged(db, {
      accountId: by,
      action: 'comment',
      resource: kind,
      refId: contentId,
      after: { comment: id, blockId },
      at: now,
    }),
  ])
  return findComment(db, contentId, id)
}

type Settled = { contentId: string; id: string; resolved: boolean; by: string; now: Date }

/** Marks a comment as settled, or as open again. Once more changes nothing. */
export async function settleComment(
  db: D1Database,
  kind: ContentKind,
  { contentId, id, resolved, by, now }: Settled,
): Promise<ReviewComment | null> {
  const there = await findComment(db, contentId, id)
  if (!there || (there.resolvedAt !== null) === resolved) return there
  await db.batch([
    resolveStatement(db, contentId, id, resolved ? now : null),
    auditIfChanged(db, {
      accountId: by,
      action: resolved ? 'resolve-comment' : 'reopen-comment',
      resource: kind,
      refId: contentId,
      after: { comment: id },
      at: now,
    }),
  ])
  return findComment(db, contentId, id)
}
