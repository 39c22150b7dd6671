import { blocking } from '#domain/manuscript/checklist-rule.ts'
import { documentOf } from './document.ts'
import { endProblem } from './end-problem.ts'
import { firstRevision } from './first-revision.ts'
import type { Saved } from './outcome.ts'
import { startStep, stepStatements, type Transit, unchangedDraft } from './transition.ts'
import { writeAll } from './write.ts'

/** The furthest planned time, in milliseconds from now. */
const MAX_AHEAD_MS = 5 * 366 * 86_400_000

/** `at` and `unpublishAt` are ISO 8601; the latter `undefined` leaves the end unchanged, `null`: never. */
export type Schedule = Transit & { at: string; unpublishAt?: string | null | undefined }

/** A repeated request gets the same answer, but not one that plans another time. */
const forThisTime = (result: Saved, { at }: Schedule): Saved =>
  result.outcome === 'done' && result.document.manuscript.scheduledAt !== new Date(at).toISOString()
    ? { outcome: 'conflict', document: result.document }
    : result

/** There is only one end, that of the scheduled version, which applies from now on. */
const ENDS_BEFORE =
  '公開中のページが、その前に終わります。終わるより前の日時にするか、いま公開して終わりの日時を変えてください。'

/** Schedules the publication of a manuscript that could be published now. It is not public before that minute. */
export async function schedule(db: D1Database, change: Schedule): Promise<Saved> {
  const started = await startStep(db, 'schedule', change)
  if ('result' in started) return forThisTime(started.result, change)
  const { working } = started
  const { now } = change
  const at = new Date(change.at)
  if (at <= now)
    return { outcome: 'wrong', problems: [blocking('at', '公開する日時は、いまよりあとにしてください。')] }
  if (at.getTime() > now.getTime() + MAX_AHEAD_MS)
    return { outcome: 'wrong', problems: [blocking('at', '公開する日時は、5年以内にしてください。')] }
  const { entity, manuscript } = working
  if (manuscript.isLive && entity?.unpublishAt && Date.parse(entity.unpublishAt) <= at.getTime())
    return { outcome: 'wrong', problems: [blocking('at', ENDS_BEFORE)] }
  const end = change.unpublishAt === undefined ? manuscript.unpublishAt : change.unpublishAt
  const ending = endProblem(end, at)
  if (ending) return { outcome: 'wrong', problems: [ending] }
  const { problems } = await documentOf(db, working, now)
  const blockers = problems.filter(({ isBlocking }) => isBlocking)
  if (blockers.length > 0) return { outcome: 'wrong', problems: blockers }
  const state = {
    stage: 'scheduled' as const,
    scheduledAt: at.toISOString(),
    unpublishAt: end && new Date(end).toISOString(),
  }
  const noted = {
    before: { scheduledAt: manuscript.scheduledAt },
    after: { scheduledAt: state.scheduledAt },
  }
  return writeAll(
    db,
    working,
    [
      ...firstRevision(db, working, now),
      ...stepStatements(
        db,
        working,
        change,
        { action: 'schedule', reason: 'scheduled', state, noted },
        unchangedDraft(working),
      ),
    ],
    now,
  )
}
