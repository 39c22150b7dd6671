import type { ContentKind } from '#domain/content/kind.ts'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { findWorking, guardStatement, type Working } from '../db/manuscripts/manuscripts.server.ts'
import { isRefusal } from '../db/refusal.server.ts'
import { documentOf } from './document.ts'
import { MISSING, type Outcome } from './outcome.ts'

/** The actor and the moment of a change. `accountId` is `null` for automatic changes. */
export type Change = {
  kind: ContentKind
  id: string
  /** The required owner, for callers limited to their own; `null`: any. */
  ownerLimit?: string | null
  /** The version that the change is based on. */
  version: number
  accountId: string | null
  now: Date
}

/** The document after a change. */
async function afterwards(
  db: D1Database,
  { kind, now }: Pick<Change, 'kind' | 'now'>,
  id: string,
): Promise<ManuscriptDocument | null> {
  const working = await findWorking(db, kind, id)
  return working && documentOf(db, working, now)
}

/** The conflict for a version that is not the current one. */
export const conflictOf = async (
  db: D1Database,
  working: Working,
  now: Date,
): Promise<Extract<Outcome<object>, { outcome: 'conflict' }>> => ({
  outcome: 'conflict',
  document: await documentOf(db, working, now),
})

/**
 * Runs the statements of a change in one batch, if the manuscript still has the version and the owner that `working`
 * was read with. Returns why it was not written: a concurrent change, or deleted; `null` when it was written. Throws
 * when that is unknown.
 */
export async function runGuarded(
  db: D1Database,
  working: Working,
  statements: D1PreparedStatement[],
  now: Date,
): Promise<Outcome<never> | null> {
  try {
    await db.batch([guardStatement(db, working), ...statements])
    return null
  } catch (error) {
    // The write may have succeeded: the client repeats it, and finds its own change.
    if (!isRefusal(error)) throw error
    const { id, kind, version } = working.manuscript
    const present = await findWorking(db, kind, id, working.ownerLimit)
    if (!present) return MISSING
    if (present.manuscript.version !== version) return conflictOf(db, present, now)
    throw error
  }
}

/** The same, and the resulting document. */
export async function writeAll(
  db: D1Database,
  working: Working,
  statements: D1PreparedStatement[],
  now: Date,
): Promise<Outcome<{ document: ManuscriptDocument }>> {
  const failedGuard = await runGuarded(db, working, statements, now)
  if (failedGuard) return failedGuard
  const document = await afterwards(db, { kind: working.manuscript.kind, now }, working.manuscript.id)
  return document ? { outcome: 'done', document } : MISSING
}
