import type { Publishable } from '#domain/content/publishable.ts'
import { blocking } from '#domain/manuscript/checklist-rule.ts'
import type { Problem, Revision } from '#domain/manuscript/manuscript.ts'
import { publishedEntity } from '#domain/manuscript/published-entity.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import type { PublicationReason } from '#domain/publish/publication.ts'
import { findFacts } from '../db/manuscripts/facts.server.ts'
import { findWorking, type Working } from '../db/manuscripts/manuscripts.server.ts'
import { findPublishedRevision } from '../db/manuscripts/revisions.server.ts'
import { findPublication } from '../publish/index.ts'
import { documentOf } from './document.ts'
import { endProblem } from './end-problem.ts'
import { refused } from './outcome.ts'
import { type PublicStep, type Published, writePublicly } from './public-steps.ts'
import { begin, type Transit } from './transition.ts'

/** A step that readers notice. */
export type PublicTransit = Transit & { publicationId: string }

export type Publish = PublicTransit & {
  /** When it is taken down again (ISO 8601); `undefined` leaves that as it is, `null`: never. */
  unpublishAt?: string | null | undefined
  /** The moment it was planned for, when the clock publishes it. */
  plannedFor?: Date
}

/**
 * What a step made, when it was taken before and its answer was lost: the same one, from the same version. `reasons`: what
 * its revision may be called.
 */
export async function alreadyPublished(
  db: D1Database,
  { kind, id, ownerLimit, version, publicationId, now }: PublicTransit,
  ...reasons: Revision['reason'][]
): Promise<Published | null> {
  const working = await findWorking(db, kind, id, ownerLimit)
  if (!working) return { outcome: 'missing' }
  // In this order: what is written down in between is one's own, sent twice at once.
  const isKnown = (await findPublication(db, publicationId)) !== null
  const made = await findPublishedRevision(db, working.manuscript.id, publicationId)
  if (made && made.version === version + 1 && reasons.includes(made.reason))
    return { outcome: 'done', document: await documentOf(db, working, now), publicationId }
  // Under the id of another publication this one would reach no reader.
  return isKnown || made ? refused('公開の番号がほかの公開と重なりました。もう一度お試しください。') : null
}

const wrong = (...problems: Problem[]): Published => ({ outcome: 'wrong', problems })

/** The strict schema's word on an entity, joined rules included. */
export function strictProblems(kind: Transit['kind'], entity: Publishable): Problem[] {
  const { error } = CONTENT_SCHEMAS[kind].safeParse(entity)
  return (error?.issues ?? []).map(({ path, message }) => blocking(path.map(String).join('.'), message))
}

/** Two pages that take the same slug at once: the table lets only one of them. */
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
 * Publishes the working copy. `wrong` with all that stands in the way of it. 更新日 moves only when readers would read a
 * difference, a former slug leads on to the new one.
 */
export async function publish(db: D1Database, change: Publish): Promise<Published> {
  const before = await alreadyPublished(db, change, 'published')
  if (before) return before
  const begun = await begin(db, 'publish', change)
  if ('result' in begun)
    return begun.result.outcome === 'done' ? { ...begun.result, publicationId: null } : begun.result
  const { working } = begun
  const { manuscript, entity: former, fields } = working
  const { now, kind, plannedFor = now } = change
  const { problems } = await documentOf(db, working, now)
  const standing = problems.filter(({ isBlocking }) => isBlocking)
  if (standing.length > 0) return wrong(...standing)
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
