import type { ContentKind } from '#domain/content/kind.ts'
import { problemsOf } from '#domain/manuscript/checklist.ts'
import type { ManuscriptDocument, Problem } from '#domain/manuscript/manuscript.ts'
import { findFacts } from '../db/manuscripts/facts.server.ts'
import { findWorking, type Working } from '../db/manuscripts/manuscripts.server.ts'
import { countOpenReports } from '../db/manuscripts/reader-reports.server.ts'

/**
 * Parts that cannot be shown were removed when the manuscript was opened; the editor should check the rest before
 * saving.
 */
const MENDED: Problem = {
  field: '',
  message:
    '表示できない内容（深すぎる入れ子、壊れた文字）を取り除いて開きました。足りないものがないか、内容をお確かめください。次に保存すると、この注意は消えます。',
  isBlocking: false,
}

/** A manuscript for its editor, with the problems that prevent publishing. */
export async function documentOf(db: D1Database, working: Working, now: Date): Promise<ManuscriptDocument> {
  const { manuscript, fields, entity, isMended } = working
  const [facts, openReports] = await Promise.all([
    findFacts(db, manuscript, fields, now),
    countOpenReports(db, manuscript.id),
  ])
  return {
    manuscript,
    fields,
    live: manuscript.isLive && entity ? { ...entity } : null,
    problems: [...problemsOf(manuscript.kind, fields, facts), ...(isMended ? [MENDED] : [])],
    openReports,
  }
}

/** The same by its id, or `null`. With `ownerLimit` only that of one owner. */
export async function findDocument(
  db: D1Database,
  kind: ContentKind,
  id: string,
  ownerLimit: string | null,
  now: Date,
): Promise<ManuscriptDocument | null> {
  const working = await findWorking(db, kind, id, ownerLimit)
  return working && documentOf(db, working, now)
}
