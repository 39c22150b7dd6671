import type { Publishable } from '#domain/content/publishable.ts'
import { readTheSame } from '#domain/manuscript/fields.ts'
import { slugHistoryAfter } from '#domain/manuscript/published-entity.ts'
import { isContentChange, type PublicChange } from '#domain/publish/public-change.ts'
import { findWorking, type Working } from '../db/manuscripts/manuscripts.server.ts'
import { findPublicationChanges } from '../db/publications/publications.server.ts'
import { remainingEnd } from './end-problem.ts'
import { refused } from './outcome.ts'
import type { Published } from './public-steps.ts'
import { alreadyPublished, type PublicTransit, strictProblems, writeUnlessTaken } from './publish.ts'
import { unpublish } from './unpublish.ts'
import { conflictOf } from './write.ts'

/** `undone` is the publication to be undone. */
export type Rollback = PublicTransit & { undone: string }

const beforeOf = (changes: readonly PublicChange[] | null, id: string) =>
  changes?.find((one) => isContentChange(one) && (one.before?.id ?? one.after?.id) === id)

/** The former content, published again under the next version. 更新日 is now if readers saw another text last. */
const again = (before: Publishable, { manuscript, entity }: Working, now: Date): Publishable => ({
  ...before,
  contentUpdatedAt: entity && readTheSame(before, entity) ? entity.contentUpdatedAt : now.toISOString(),
  status: 'published',
  slugHistory: slugHistoryAfter(entity, before.slug),
  version: manuscript.version + 1,
  updatedAt: now.toISOString(),
  unpublishAt: remainingEnd(before, now),
})

/**
 * Restores the public state before a publication: the former content, or no page. Unpublished changes stay in the
 * working copy; the undone state is among the revisions.
 */
export async function rollback(db: D1Database, change: Rollback): Promise<Published> {
  const done = await alreadyPublished(db, change, 'published', 'unpublished')
  if (done) return done
  const working = await findWorking(db, change.kind, change.id, change.ownerLimit)
  if (!working) return { outcome: 'missing' }
  const { manuscript } = working
  if (manuscript.version !== change.version) return conflictOf(db, working, change.now)
  if (manuscript.stage === 'archived')
    return refused('保管されています。保管から戻してから、もう一度お試しください。')
  const found = beforeOf(await findPublicationChanges(db, change.undone), manuscript.id)
  if (!found || !isContentChange(found)) return refused('この公開の記録からは元に戻せません。')
  if (!found.before) return unpublish(db, change)
  const entity = again(found.before, working, change.now)
  const problems = strictProblems(change.kind, entity)
  if (problems.length > 0) return { outcome: 'wrong', problems }
  const keepFields = working.isOwnCopy
  return writeUnlessTaken(db, working, change, {
    action: 'rollback',
    revision: 'published',
    reason: 'rollback',
    entity,
    state: {
      stage: keepFields ? 'draft' : 'published',
      isLive: true,
      hasChanges: keepFields,
      liveVersion: entity.version,
      scheduledAt: null,
      unpublishAt: entity.unpublishAt,
    },
    publicationId: change.publicationId,
    keepFields,
  })
}
