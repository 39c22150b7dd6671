import type { Publishable } from '#domain/content/publishable.ts'
import { blocking } from '#domain/manuscript/checklist-rule.ts'
import type { Problem, Revision } from '#domain/manuscript/manuscript.ts'
import { publishedEntity } from '#domain/manuscript/published-entity.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import type { PublicationReason } from '#domain/publish/publication.ts'
import { findFacts } from '../db/manuscripts/facts.server.ts'
import { findWorking, type Working } from '../db/manuscripts/manuscripts.server.ts'
import { findPublishedRevision } from '../db/manuscripts/revisions.server.ts'
import { findPublication } from '../db/publications/publications.server.ts'
import { documentOf } from './document.ts'
import { endProblem } from './end-problem.ts'
import { refused } from './outcome.ts'
import { type PublicStep, type Published, writePublicly } from './public-steps.ts'
import { startStep, type Transit } from './transition.ts'

/** A step that changes public pages. */
export type PublicTransit = Transit & { publicationId: string }

export type Publish = PublicTransit & {
  /** When it is taken down (ISO 8601); `undefined` leaves that unchanged, `null`: never. */
  unpublishAt?: string | null | undefined
  /** The planned moment, for a scheduled publication. */
  plannedFor?: Date
}

/**
 * The result of the same step from the same version, when it was taken before and its answer was lost. `reasons`: the
 * possible reasons of its revision.
 */
export async function alreadyPublished(
  db: D1Database,
  { kind, id, ownerLimit, version, publicationId, now }: PublicTransit,
  ...reasons: Revision['reason'][]
): Promise<Published | null> {
  const working = await findWorking(db, kind, id, ownerLimit)
  if (!working) return { outcome: 'missing' }
  // In this order: a publication written in between comes from the same request, sent twice at once.
  const publicationExists = (await findPublication(db, publicationId)) !== null
  const made = await findPublishedRevision(db, working.manuscript.id, publicationId)
  if (made && made.version === version + 1 && reasons.includes(made.reason))
    return { outcome: 'done', document: await documentOf(db, working, now), publicationId }
  // With the id of another publication this one would never run.
  return publicationExists || made
    ? refused('公開の番号がほかの公開と重なりました。もう一度お試しください。')
    : null
}

const wrong = (...problems: Problem[]): Published => ({ outcome: 'wrong', problems })

/** The problems of an entity by its strict schema and the joined rules. */
export function strictProblems(kind: Transit['kind'], entity: Publishable): Problem[] {
  const { error } = CONTENT_SCHEMAS[kind].safeParse(entity)
  return (error?.issues ?? []).map(({ path, message }) => blocking(path.map(String).join('.'), message))
}

/** For two pages that take the same slug concurrently: the table's constraint refuses one of them. */
export async function writeUnlessTaken(
  db: D1Database,
  working: Working,
  change: Transit,
  step: PublicStep,
): Promise<Published> {
  try {
    return await writePublicly(db, working, change, step)
  } catch (error) {
    const { isSlugTaken } = await findFacts(db, working.manuscript, { ...step.entity }, change.now)
    if (isSlugTaken)
      return wrong(blocking('slug', 'このURLの名前（スラッグ）は、ほかのページが使っています。'))
    throw error
  }
}

const reasonOf = ({ plannedFor }: Publish, { manuscript }: Working): PublicationReason => {
  if (plannedFor) return 'schedule'
  return manuscript.isLive ? 'update' : 'publish'
}

/**
 * Publishes the working copy. `wrong` with all blocking problems. 更新日 changes only with a difference that readers see,
 * and a former slug redirects to the new one.
 */
export async function publish(db: D1Database, change: Publish): Promise<Published> {
  const before = await alreadyPublished(db, change, 'published')
  if (before) return before
  const started = await startStep(db, 'publish', change)
  if ('result' in started)
    return started.result.outcome === 'done' ? { ...started.result, publicationId: null } : started.result
  const { working } = started
  const { manuscript, entity: former, fields } = working
  const { now, kind, plannedFor = now } = change
  const { problems } = await documentOf(db, working, now)
  const blockers = problems.filter(({ isBlocking }) => isBlocking)
  if (blockers.length > 0) return wrong(...blockers)
  const end = change.unpublishAt === undefined ? manuscript.unpublishAt : change.unpublishAt
  const ending = endProblem(end, now)
  if (ending) return wrong(ending)
  const unpublishAt = end && new Date(end).toISOString()
  const entity = publishedEntity({
    kind,
    id: manuscript.id,
    fields,
    before: former,
    version: manuscript.version + 1,
    now,
    publishedAt: plannedFor,
    unpublishAt,
    createdAt: manuscript.createdAt,
  })
  const broken = strictProblems(kind, entity)
  if (broken.length > 0) return wrong(...broken)
  return writeUnlessTaken(db, working, change, {
    action: 'publish',
    revision: 'published',
    reason: reasonOf(change, working),
    entity,
    state: {
      stage: 'published',
      isLive: true,
      hasChanges: false,
      liveVersion: entity.version,
      scheduledAt: null,
      unpublishAt,
    },
    publicationId: change.publicationId,
  })
}
