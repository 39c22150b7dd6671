import type { Revision } from '#domain/manuscript/manuscript.ts'
import {
  alsoNeeds,
  canTransit,
  TRANSITIONS,
  type TransitionName,
  whyNot,
} from '#domain/manuscript/transitions.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import { draftUses } from '../db/manuscripts/draft-uses.server.ts'
import {
  findWorking,
  type ManuscriptState,
  updateManuscriptStatement,
  type Working,
} from '../db/manuscripts/manuscripts.server.ts'
import { commentStatement } from '../db/manuscripts/review-comments.server.ts'
import { revisionStatement } from '../db/manuscripts/revisions.server.ts'
import { documentOf } from './document.ts'
import { firstRevision } from './first-revision.ts'
import { MISSING, refused, type Saved } from './outcome.ts'
import { type Change, conflictOf, writeAll } from './write.ts'

/** A change of the stage. `comment` is shown to colleagues. */
export type Transit = Change & {
  comment?: string | undefined
  /** Whether this person may publish this kind of content. */
  canPublish: boolean
}

const NOT_YOURS = '公開に関わる操作のため、公開責任者に依頼してください。'

/** Whether this step was taken before, and its answer lost. */
const isDone = (name: TransitionName, { manuscript }: Working, change: Change): boolean =>
  manuscript.stage === TRANSITIONS[name].to &&
  manuscript.version === change.version + 1 &&
  change.accountId !== null &&
  manuscript.updatedBy?.accountId === change.accountId

/** The manuscript, if the step is possible from its stage; else the refusal, or the result of the same step. */
export async function startStep(
  db: D1Database,
  name: TransitionName,
  change: Transit,
  comesBack?: (working: Working) => Promise<boolean>,
): Promise<{ working: Working } | { result: Saved }> {
  const working = await findWorking(db, change.kind, change.id, change.ownerLimit)
  if (!working) return { result: MISSING }
  const { manuscript } = working
  if (manuscript.version !== change.version) {
    const document = await documentOf(db, working, change.now)
    return isDone(name, working, change)
      ? { result: { outcome: 'done', document } }
      : { result: await conflictOf(db, working, change.now) }
  }
  if (!canTransit(name, manuscript)) return { result: refused(whyNot(name, manuscript)) }
  const isBack = (await comesBack?.(working)) ?? false
  if (alsoNeeds(name, manuscript, isBack) && !change.canPublish) return { result: refused(NOT_YOURS) }
  return { working }
}

export type Step = {
  action: string
  reason: Revision['reason']
  state: Omit<ManuscriptState, 'version'>
  /** Additional values for the audit log besides the stages. */
  noted?: { before?: object; after?: object }
  publicationId?: string | null
}

/** The statements of a step: the manuscript's state, the comment, a revision and an audit record. */
export function stepStatements(
  db: D1Database,
  { manuscript }: Working,
  change: Transit,
  step: Step,
  written: { fields: Working['fields']; keepFields: boolean },
): D1PreparedStatement[] {
  const { id, kind, slug } = manuscript
  const { now, accountId: by, comment } = change
  const version = manuscript.version + 1
  const { stage = manuscript.stage } = step.state
  return [
    updateManuscriptStatement(db, { id, kind, slug, ...written, state: { ...step.state, version }, by, now }),
    ...draftUses(db, kind, id, written),
    ...(comment
      ? [
          commentStatement(db, {
            id: randomIdentifier(),
            on: { id, kind, ownerLimit: change.ownerLimit ?? null },
            blockId: null,
            text: comment,
            by,
            now,
          }),
        ]
      : []),
    revisionStatement(db, {
      contentId: id,
      version,
      reason: step.reason,
      publicationId: step.publicationId ?? null,
      fields: written.fields,
      by,
      now,
    }),
    auditStatement(db, {
      accountId: by,
      action: step.action,
      resource: kind,
      refId: id,
      before: { version: manuscript.version, stage: manuscript.stage, ...step.noted?.before },
      after: { version, stage, ...step.noted?.after },
      at: now,
    }),
  ]
}

type Simple = (db: D1Database, change: Transit) => Promise<Saved>

const simple =
  (name: 'submit' | 'send-back', reason: Revision['reason']): Simple =>
  async (db, change) => {
    const started = await startStep(db, name, change)
    if ('result' in started) return started.result
    const { working } = started
    const { manuscript, entity } = working
    const state = {
      stage: TRANSITIONS[name].to,
      scheduledAt: null,
      // The public version keeps its own end, not that of the scheduled one.
      ...(manuscript.isLive && entity && { unpublishAt: entity.unpublishAt }),
    }
    return writeAll(
      db,
      working,
      [
        ...firstRevision(db, working, change.now),
        ...stepStatements(db, working, change, { action: name, reason, state }, unchangedDraft(working)),
      ],
      change.now,
    )
  }

/** The working copy unchanged. */
export const unchangedDraft = (working: Working) => ({
  fields: working.fields,
  keepFields: working.isOwnCopy,
})

/** Requests a review of a draft. */
export const submit = simple('submit', 'submitted')
/** Returns it to its author; a scheduled publication is cancelled. */
export const sendBack = simple('send-back', 'saved')
