import type { ReportInput } from '#domain/content/report-input.ts'
import type { ReportedPage } from '#domain/content/report-path.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditIfChanged } from '../db/audit/audit-if-changed.server.ts'
import { type Reached, reaches } from '../db/manuscripts/manuscripts.server.ts'
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

type Handled = { on: Reached; by: string; now: Date; id: string; handled: boolean }
type AllHandled = Pick<Handled, 'on' | 'by' | 'now'> & { until: Date }

/** Marks a report as handled, or as open again. Repeating it changes nothing; `null`: none within reach. */
export async function handleReport(
  db: D1Database,
  { on, id, handled, by, now }: Handled,
): Promise<ReaderReport | null> {
  const there = await findReaderReport(db, on.id, id)
  if (!there || (there.handledAt !== null) === handled) return there
  const [settled] = await db.batch([
    handleStatement(db, on, { id }, handled ? { at: now, by } : null),
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

/**
 * Marks the open reports on a manuscript that came until a time as handled, and returns its reports; `null`: it is no longer
 * within reach.
 */
export async function handleAllReports(
  db: D1Database,
  { on, until, by, now }: AllHandled,
): Promise<ReaderReport[] | null> {
  await db.batch([
    handleStatement(db, on, { until }, { at: now, by }),
    auditIfChanged(db, {
      accountId: by,
      action: 'handle-reports',
      resource: on.kind,
      refId: on.id,
      at: now,
    }),
  ])
  return (await reaches(db, on)) ? listReaderReports(db, on.id) : null
}
