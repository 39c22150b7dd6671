import { isEqual } from '#domain/json/is-equal.ts'
import { isUnchanged } from '#domain/manuscript/fields.ts'
import { findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { findRevision } from '../db/manuscripts/revisions.server.ts'
import { documentOf } from './document.ts'
import { firstRevision } from './first-revision.ts'
import { MISSING, refused, type Saved } from './outcome.ts'
import { stageAfterSave } from './save-draft.ts'
import { stepStatements, type Transit } from './transition.ts'
import { conflictOf, writeAll } from './write.ts'

/**
 * Restores a revision into the working copy. It is not public until it is published; the replaced state is among the
 * revisions.
 */
export async function restoreRevision(
  db: D1Database,
  change: Transit & { revision: number },
): Promise<Saved> {
  const { kind, id, now, revision } = change
  const working = await findWorking(db, kind, id, change.ownerLimit)
  if (!working) return MISSING
  const { manuscript, entity, fields: present } = working
  const stored = await findRevision(db, manuscript.id, revision)
  if (!stored) return MISSING
  const { fields } = stored
  if (manuscript.version !== change.version)
    return isEqual(fields, present)
      ? { outcome: 'done', document: await documentOf(db, working, now) }
      : conflictOf(db, working, now)
  if (manuscript.stage === 'scheduled' && !change.canPublish)
    return refused('公開が予約されています。変更するには、公開責任者に予約の取り消しを頼んでください。')
  const differs = entity === null || !isUnchanged(fields, entity)
  const hasChanges = differs || !manuscript.isLive
  return writeAll(
    db,
    working,
    [
      ...firstRevision(db, working, now),
      ...stepStatements(
        db,
        working,
        change,
        {
          action: 'restore',
          reason: 'restored',
          state: { hasChanges, stage: stageAfterSave(working, hasChanges) },
          noted: { after: { revision } },
        },
        { fields, keepFields: differs },
      ),
    ],
    now,
  )
}
