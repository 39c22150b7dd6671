import { isEqual } from '#domain/json/is-equal.ts'
import { isUnchanged, writtenFields } from '#domain/manuscript/fields.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import { draftUses } from '../db/manuscripts/draft-uses.server.ts'
import {
  findIdBySlug,
  findWorking,
  updateManuscriptStatement,
  type Working,
} from '../db/manuscripts/manuscripts.server.ts'
import { savedRevisionStatements } from '../db/manuscripts/revisions.server.ts'
import { storedFields } from '../db/manuscripts/row.ts'
import { documentOf } from './document.ts'
import { firstRevision } from './first-revision.ts'
import { MISSING, refused, type Saved } from './outcome.ts'
import { withFollowingSlug } from './propose-slug.ts'
import { type Change, conflictOf, writeAll } from './write.ts'

/** The names of differing fields. */
const changedFields = (before: DraftFields, after: DraftFields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isEqual(before[name], after[name]))
    .sort()

/** A changed published page becomes a draft; changed back, it is published again. */
export const stageAfterSave = ({ manuscript }: Working, hasChanges: boolean) => {
  if (manuscript.stage === 'published' && hasChanges) return 'draft' as const
  if (manuscript.stage === 'draft' && manuscript.isLive && !hasChanges) return 'published' as const
  return manuscript.stage
}

type Save = Change & {
  /** All current fields, of the form of `laxOf`. */
  fields: DraftFields
  /** Whether this person may publish: only then may they change a scheduled manuscript. */
  canPublish: boolean
  /** Whether the state before stays among the revisions, because it was pasted over. */
  keepLast?: boolean | undefined
}

/** Whether this save, with its slug following the title, was done before and its answer lost. */
const isSavedAlready = async (
  db: D1Database,
  { manuscript, fields }: Working,
  save: Save,
  sent: DraftFields,
) =>
  manuscript.version === save.version + 1 &&
  manuscript.updatedBy?.accountId === save.accountId &&
  isEqual({ ...sent, slug: fields.slug }, fields) &&
  (await findIdBySlug(db, save.kind, String(sent.slug), null)) === manuscript.id

/**
 * Saves the working copy of a manuscript. The public page stays unchanged. Saving the same fields again changes
 * nothing, so that a save without an answer can be repeated.
 */
export async function saveDraft(db: D1Database, save: Save): Promise<Saved> {
  const working = await findWorking(db, save.kind, save.id, save.ownerLimit)
  if (!working) return MISSING
  const { manuscript, entity } = working
  const sent = storedFields(save.kind, writtenFields(save.fields))
  if ((!working.isMended && isEqual(sent, working.fields)) || (await isSavedAlready(db, working, save, sent)))
    return { outcome: 'done', document: await documentOf(db, working, save.now) }
  if (manuscript.version !== save.version) return conflictOf(db, working, save.now)
  if (manuscript.stage === 'scheduled' && !save.canPublish)
    return refused('公開が予約されています。変更するには、公開責任者に予約の取り消しを頼んでください。')
  const fields = await withFollowingSlug(db, working, sent)
  const differs = entity === null || !isUnchanged(fields, entity)
  const hasChanges = differs || !manuscript.isLive
  const version = manuscript.version + 1
  const { id, kind, slug } = manuscript
  const { now, accountId: by } = save
  const audited = {
    before: { version: save.version },
    after: { version, fields: changedFields(working.fields, fields) },
  }
  return writeAll(
    db,
    working,
    [
      ...firstRevision(db, working, now),
      updateManuscriptStatement(db, {
        id,
        kind,
        slug,
        fields,
        keepFields: differs,
        state: { version, hasChanges, stage: stageAfterSave(working, hasChanges) },
        by,
        now,
      }),
      ...draftUses(db, kind, id, { fields, keepFields: differs }),
      ...savedRevisionStatements(db, { contentId: id, version, fields, by, now }, save.keepLast),
      auditStatement(db, { accountId: by, action: 'update', resource: kind, refId: id, ...audited, at: now }),
    ],
    now,
  )
}
