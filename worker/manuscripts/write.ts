import type { ContentKind } from '#domain/content/kind.ts'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { findWorking, guardStatement, type Working } from '../db/manuscripts/manuscripts.server.ts'
import { isRefusal } from '../db/refusal.server.ts'
import { documentOf } from './document.ts'
import { MISSING, type Outcome } from './outcome.ts'

/** Who changes what, and when. `accountId` is `null` for what the site does by itself. */
export type Change = {
  kind: ContentKind
  id: string
  /** Whose it must be, for whoever may change only their own; `null`: anybody's. */
  ownerLimit?: string | null
  /** The version that the change was made from. */
  version: number
  accountId: string | null
  now: Date
}

/** The document after a change. */
export async function afterwards(
  db: D1Database,
  { kind, now }: Pick<Change, 'kind' | 'now'>,
  id: string,
): Promise<ManuscriptDocument | null> {
  const working = await findWorking(db, kind, id)
  return working && documentOf(db, working, now)
}

/** What somebody is told whose version is not the present one. */
export const conflictOf = async (
  db: D1Database,
  working: Working,
  now: Date,
): Promise<Extract<Outcome<object>, { outcome: 'conflict' }>> => ({
  outcome: 'conflict',
  document: await documentOf(db, working, now),
})

/**
 * Runs the statements of a change in one batch, whole or not at all, if the manuscript still has the version and the
 * owner `working` was read with. Returns what stood in the way: somebody was quicker, or it is gone; `null` when all is
 * written. Throws where it is not known whether it is.
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
    // What may have been written is sent again, and found to be there: it is not somebody else's.
    if (!isRefusal(error)) throw error
    const { id, kind, version } = working.manuscript
    const present = await findWorking(db, kind, id, working.ownerLimit)
    if (!present) return MISSING
    if (present.manuscript.version !== version) return conflictOf(db, present, now)
    throw error
  }
}

/** The same, and the document as it is then. */
export async function writeAll(
  db: D1Database,
  working: Working,
  statements: D1PreparedStatement[],
  now: Date,
): Promise<Outcome<{ document: ManuscriptDocument }>> {
  const inTheWay = await runGuarded(db, working, statements, now)
  if (inTheWay) return inTheWay
  const document = await afterwards(db, { kind: working.manuscript.kind, now }, working.manuscript.id)
  return document ? { outcome: 'done', document } : MISSING
}
