import { blocking } from '#domain/manuscript/checklist-rule.ts'
import { documentOf } from './document.ts'
import { endProblem } from './end-problem.ts'
import { firstRevision } from './first-revision.ts'
import type { Saved } from './outcome.ts'
import { begin, keptAs, stepStatements, type Transit } from './transition.ts'
import { writeAll } from './write.ts'

/** Further than this nobody plans, in milliseconds. */
const FURTHEST = 5 * 366 * 86_400_000

/** `at` and `unpublishAt` are ISO 8601; the latter `undefined` leaves the end as it is, `null`: never. */
export type Schedule = Transit & { at: string; unpublishAt?: string | null | undefined }

/** An answer that was lost is given again, but not to whoever planned another time meanwhile. */
const forThisTime = (result: Saved, { at }: Schedule): Saved =>
  result.outcome === 'done' && result.document.manuscript.scheduledAt !== new Date(at).toISOString()
    ? { outcome: 'conflict', document: result.document }
    : result

/** There is one end: that of what is planned, which the clock goes by from now on. */
const ENDS_BEFORE =
  '公開中のページが、その前に終わります。終わるより前の日時にするか、いま公開して終わりの日時を変えてください。'

/** Plans the publication of a manuscript that could be published now. Readers see nothing of it before its minute. */
export async function schedule(db: D1Database, change: Schedule): Promise<Saved> {
  const begun = await begin(db, 'schedule', change)
  if ('result' in begun) return forThisTime(begun.result, change)
  const { working } = begun
  const { now } = change
  const at = new Date(change.at)
  if (at <= now)
    return { outcome: 'wrong', problems: [blocking('at', '公開する日時は、いまよりあとにしてください。')] }
  if (at.getTime() > now.getTime() + FURTHEST)
    return { outcome: 'wrong', problems: [blocking('at', '公開する日時は、5年以内にしてください。')] }
  const { entity, manuscript } = working
  if (manuscript.isLive && entity?.unpublishAt && Date.parse(entity.unpublishAt) <= at.getTime())
    return { outcome: 'wrong', problems: [blocking('at', ENDS_BEFORE)] }
  const end = change.unpublishAt === undefined ? manuscript.unpublishAt : change.unpublishAt
  const ending = endProblem(end, at)
  if (ending) return { outcome: 'wrong', problems: [ending] }
  const { problems } = await documentOf(db, working, now)
  const standing = problems.filter(({ isBlocking }) => isBlocking)
  if (standing.length > 0) return { outcome: 'wrong', problems: standing }
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
        keptAs(working),
      ),
    ],
    now,
  )
}
