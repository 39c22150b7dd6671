import type { Publishable } from '#domain/content/publishable.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'
import { wasLiveWhenArchived } from '../db/manuscripts/revisions.server.ts'
import { remainingEnd } from './end-problem.ts'
import { type Published, writePublicly } from './public-steps.ts'
import { alreadyPublished, type PublicTransit, writeUnlessTaken } from './publish.ts'
import { startStep, stepStatements } from './transition.ts'
import { writeAll } from './write.ts'

/** The row of the content table in another state, with unchanged public content. */
const inState = (
  entity: Publishable,
  status: Publishable['status'],
  { manuscript }: Working,
  now: Date,
): Publishable => ({
  ...entity,
  status,
  scheduledAt: null,
  // Archived content keeps its end until it is restored; only the manuscript's own end takes a page down.
  unpublishAt: status === 'draft' ? null : remainingEnd(entity, now),
  version: manuscript.version + 1,
  updatedAt: now.toISOString(),
})

const NOT_LIVE = { isLive: false, hasChanges: true, liveVersion: null, scheduledAt: null, unpublishAt: null }

const withoutPublication = (result: Awaited<ReturnType<typeof writeAll>>): Published =>
  result.outcome === 'done' ? { ...result, publicationId: null } : result

/** Takes a page down: its address answers 404 until it is published again. The content stays a draft. */
export async function unpublish(db: D1Database, change: PublicTransit): Promise<Published> {
  const before = await alreadyPublished(db, change, 'unpublished')
  if (before) return before
  const started = await startStep(db, 'unpublish', change)
  if ('result' in started) return withoutPublication(started.result)
  const { working } = started
  if (!working.entity) throw new Error(`${working.manuscript.id} is public without content`)
  return writePublicly(db, working, change, {
    action: 'unpublish',
    revision: 'unpublished',
    reason: 'unpublish',
    entity: inState(working.entity, 'draft', working, change.now),
    state: { ...NOT_LIVE, stage: 'draft' },
    publicationId: change.publicationId,
    keepFields: working.isOwnCopy,
  })
}

/** Archives a manuscript: a formerly public address answers 410 from now on. */
export async function archive(
  db: D1Database,
  change: PublicTransit & { reason?: 'schedule' },
): Promise<Published> {
  const before = await alreadyPublished(db, change, 'archived')
  if (before) return before
  const started = await startStep(db, 'archive', change)
  if ('result' in started) return withoutPublication(started.result)
  const { working } = started
  const step = { action: 'archive', state: { ...NOT_LIVE, stage: 'archived' as const } }
  if (!working.entity)
    return withoutPublication(
      await writeAll(
        db,
        working,
        stepStatements(
          db,
          working,
          change,
          { ...step, reason: 'archived' },
          { fields: working.fields, keepFields: true },
        ),
        change.now,
      ),
    )
  return writePublicly(db, working, change, {
    ...step,
    revision: 'archived',
    reason: change.reason ?? 'unpublish',
    entity: inState(working.entity, 'archived', working, change.now),
    publicationId: change.publicationId,
    keepFields: working.isOwnCopy,
  })
}

/**
 * Restores an archived manuscript: public again if it was public until then, with its end, else a draft. Unpublished
 * changes are kept.
 */
export async function restoreArchived(db: D1Database, change: PublicTransit): Promise<Published> {
  const before = await alreadyPublished(db, change, 'restored')
  if (before) return before
  const wasLive = (working: Working) => wasLiveWhenArchived(db, working.manuscript.id)
  const started = await startStep(db, 'restore-archived', change, wasLive)
  if ('result' in started) return withoutPublication(started.result)
  const { working } = started
  const { entity } = working
  if (!entity)
    return withoutPublication(
      await writeAll(
        db,
        working,
        stepStatements(
          db,
          working,
          change,
          { action: 'restore-archived', reason: 'restored', state: { stage: 'draft' } },
          { fields: working.fields, keepFields: true },
        ),
        change.now,
      ),
    )
  const comesBack = await wasLive(working)
  const restored = inState(entity, comesBack ? 'published' : 'draft', working, change.now)
  return writeUnlessTaken(db, working, change, {
    action: 'restore-archived',
    revision: 'restored',
    reason: 'publish',
    entity: restored,
    state: comesBack
      ? {
          stage: working.isOwnCopy ? 'draft' : 'published',
          isLive: true,
          hasChanges: working.isOwnCopy,
          liveVersion: restored.version,
          unpublishAt: restored.unpublishAt,
        }
      : { stage: 'draft' },
    publicationId: change.publicationId,
    keepFields: working.isOwnCopy,
  })
}
