import { blocking } from '#domain/manuscript/checklist-rule.ts'
import { documentOf } from './document.ts'
import { firstRevision } from './first-revision.ts'
import type { Saved } from './outcome.ts'
import { endProblem } from './publish.ts'
import { begin, keptAs, stepStatements, type Transit } from './transition.ts'
import { writeAll } from './write.ts'

/** Further than this nobody plans, in milliseconds. */
const FURTHEST = 5 * 366 * 86_400_000

/** `at` and `unpublishAt` are ISO 8601; the latter `undefined` leaves the end as it is, `null`: never. */
export type Schedule = Transit & { at: string; unpublishAt?: string | null | undefined }

/** Plans the publication of a manuscript that could be published now. Readers see nothing of it before its minute. */
export async function schedule(db: D1Database, change: Schedule): Promise<Saved> {
  const begun = await begin(db, 'schedule', change)
  if ('result' in begun) return begun.result
  const { working } = begun
  const { now } = change
  const at = new Date(change.at)
  if (at <= now)
    return { outcome: 'wrong', problems: [blocking('at', '公開する日時は、いまよりあとにしてください。')] }
  if (at.getTime() > now.getTime() + FURTHEST)
    return { outcome: 'wrong', problems: [blocking('at', '公開する日時は、5年以内にしてください。')] }
  const end = change.unpublishAt === undefined ? working.manuscript.unpublishAt : change.unpublishAt
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
    before: { scheduledAt: working.manuscript.scheduledAt },
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
