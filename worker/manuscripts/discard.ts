import { alsoNeeds } from '#domain/manuscript/transitions.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import { deleteManuscriptStatement, findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { noUsesStatement } from '../db/media/uses.server.ts'
import { MISSING, type Outcome, refused } from './outcome.ts'
import { type Change, conflictOf, runGuarded } from './write.ts'

/**
 * Deletes a draft that was never published, with its revisions and comments. Content that was public is archived
 * instead (`archive`), so that its address answers 410.
 */
export async function discard(
  db: D1Database,
  { kind, id, ownerLimit, version, accountId, canPublish, now }: Change & { canPublish: boolean },
): Promise<Outcome<{ id: string }>> {
  const working = await findWorking(db, kind, id, ownerLimit)
  if (!working) return MISSING
  const { manuscript, entity } = working
  if (entity) return refused('一度公開したものは削除できません。保管してください。')
  if (manuscript.version !== version) return conflictOf(db, working, now)
  const { title, stage } = manuscript
  if (alsoNeeds('delete', manuscript) && !canPublish)
    return refused('公開が予約されています。削除するには、公開責任者に予約の取り消しを頼んでください。')
  const failedGuard = await runGuarded(
    db,
    working,
    [
      deleteManuscriptStatement(db, id),
      noUsesStatement(db, kind, id, 'draft'),
      auditStatement(db, {
        accountId,
        action: 'delete',
        resource: kind,
        refId: id,
        before: { title, stage, version },
        at: now,
      }),
    ],
    now,
  )
  return failedGuard ?? { outcome: 'done', id }
}
