import type { ReportInput } from '#domain/content/report-input.ts'
import type { ReportedPage } from '#domain/content/report-path.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditIfChanged } from '../db/audit/audit-if-changed.server.ts'
import type { Reached } from '../db/manuscripts/manuscripts.server.ts'
import {
  addReaderReport,
  findReaderReport,
  handleStatement,
  listReaderReports,
} from '../db/manuscripts/reader-reports.server.ts'

export const NO_SUCH_PAGE = 'このページは、いま公開されていません。'
export const TOO_MANY_REPORTS =
  'いま、たくさんのお知らせを順に確かめています。日をおいて、もう一度お送りください。'

/**
 * Stores a reader's report of a mistake on a page. One with the hidden field filled is from a script: it is accepted,
 * and not stored.
 * @returns `missing` if there is no such page, `full` if too many are open
 */
export async function receiveReport(
  db: D1Database,
  page: ReportedPage,
  input: ReportInput,
  now: Date,
): Promise<'added' | 'missing' | 'full'> {
  if (input.website) return 'added'
  return addReaderReport(db, { ...page, id: randomIdentifier(), input, now })
}

type AllHandled = { on: Reached; by: string; now: Date }
type Handled = AllHandled & { id: string; handled: boolean }

/** Marks a report as handled, or as open again. Repeating it changes nothing; `null`: none within reach. */
export async function handleReport(
  db: D1Database,
  { on, id, handled, by, now }: Handled,
): Promise<ReaderReport | null> {
  const there = await findReaderReport(db, on.id, id)
  if (!there || (there.handledAt !== null) === handled) return there
  const [settled] = await db.batch([
    handleStatement(db, on, id, handled ? { at: now, by } : null),
    auditIfChanged(db, {
      accountId: by,
      action: handled ? 'handle-report' : 'reopen-report',
      resource: on.kind,
      refId: on.id,
      after: { report: id },
      at: now,
    }),
  ])
  return settled?.meta.changes === 0 ? null : findReaderReport(db, on.id, id)
}

/** Marks all open reports on a manuscript within reach as handled, and returns its reports. */
export async function handleAllReports(db: D1Database, { on, by, now }: AllHandled): Promise<ReaderReport[]> {
  await db.batch([
    handleStatement(db, on, null, { at: now, by }),
    auditIfChanged(db, {
      accountId: by,
      action: 'handle-reports',
      resource: on.kind,
      refId: on.id,
      at: now,
    }),
  ])
  return listReaderReports(db, on.id)
}
