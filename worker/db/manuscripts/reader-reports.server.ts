import type { ContentKind } from '#domain/content/kind.ts'
import type { ReportInput } from '#domain/content/report-input.ts'
import { pagePath, type ReportedPage } from '#domain/content/report-path.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'
import { type Requester, reachSql } from '../staff/reach.ts'
import { isReached, type Reached, reachedBy } from './manuscripts.server.ts'

/** The maximum of open reports of the whole site, and of one page: who sends more has to wait for the editors. */
export const MAX_OPEN_REPORTS = 1000
export const MAX_OPEN_REPORTS_OF_PAGE = 100

/** The maximum of reports read for one manuscript: all open ones, and handled ones, the newest first. */
const MAX_LISTED = 200

type NewReport = ReportedPage & { id: string; input: ReportInput; now: Date }

const openReports = (limit: number, condition = ''): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM reader_reports WHERE handled_at IS NULL ${condition} LIMIT ${limit})) < ${limit}`

const SAME =
  'EXISTS (SELECT 1 FROM reader_reports r WHERE r.content_id = t.id AND r.handled_at IS NULL AND r.text = ?)'

/**
 * Adds a report on a public page. It is no second one if the same text is open already: a form may be sent twice.
 * @returns `missing` if there is no such page, `full` if too many are open
 */
export async function addReaderReport(
  db: D1Database,
  { id, kind, slug, input: { text, passage, email }, now }: NewReport,
): Promise<'added' | 'missing' | 'full'> {
  const { table } = CONTENT_TABLES[kind]
  const page = `${table} t JOIN manuscripts m ON m.id = t.id WHERE t.slug = ? AND ${PUBLIC_NOW}`
  const found = [slug, ...bindNow(now)]
  const path = pagePath({ kind, slug })
  const { meta } = await db
    .prepare(
      `INSERT INTO reader_reports (id, content_kind, content_id, path, passage, text, email, created_at)
       SELECT ?, ?, t.id, ?, ?, ?, ?, ? FROM ${page} AND NOT ${SAME}
       AND ${openReports(MAX_OPEN_REPORTS)} AND ${openReports(MAX_OPEN_REPORTS_OF_PAGE, 'AND content_id = t.id')}`,
    )
    .bind(id, kind, path, passage || null, text, email || null, now.toISOString(), ...found, text)
    .run()
  if (meta.changes > 0) return 'added'
  const isSame = await db
    .prepare(`SELECT ${SAME} AS same FROM ${page}`)
    .bind(text, ...found)
    .first<number>('same')
  return isSame === null ? 'missing' : isSame === 1 ? 'added' : 'full'
}

const COLUMNS = `r.id, r.content_kind, r.content_id, m.slug, m.title, r.path, r.passage, r.text, r.email, r.created_at,
  r.handled_at, ${selectColleague('r.handled_by', 'handled_by')}`
const FROM = 'FROM reader_reports r JOIN manuscripts m ON m.id = r.content_id'

const textOrNull = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** A row of `openReportsStatement`. */
export const toReport = (row: Row): ReaderReport => ({
  id: String(row.id),
  kind: row.content_kind as ContentKind,
  contentId: String(row.content_id),
  slug: String(row.slug),
  title: String(row.title),
  path: String(row.path),
  passage: textOrNull(row.passage),
  text: String(row.text),
  email: textOrNull(row.email),
  createdAt: String(row.created_at),
  handledAt: textOrNull(row.handled_at),
  handledBy: toColleague(row, 'handled_by'),
})

/** The reports on a manuscript, open ones first, each the newest first; 200 at most. */
export async function listReaderReports(db: D1Database, contentId: string): Promise<ReaderReport[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} ${FROM} WHERE r.content_id = ?
       ORDER BY r.handled_at IS NOT NULL, r.created_at DESC, r.id DESC LIMIT ${MAX_LISTED}`,
    )
    .bind(contentId)
    .all<Row>()
  return results.map(toReport)
}

/** One report on a manuscript, or `null`. */
export async function findReaderReport(
  db: D1Database,
  contentId: string,
  id: string,
): Promise<ReaderReport | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} ${FROM} WHERE r.content_id = ? AND r.id = ?`)
    .bind(contentId, id)
    .first<Row>()
  return row && toReport(row)
}

/** The statement of open reports on content within reach, the newest first. At most 1,000 rows are read. */
export const openReportsStatement = (
  db: D1Database,
  requester: Requester,
  { limit, offset = 0 }: { limit: number; offset?: number },
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT ${COLUMNS} ${FROM} WHERE r.handled_at IS NULL AND ${reachSql(requester, '?1')}
       ORDER BY r.created_at DESC, r.id DESC LIMIT ?2 OFFSET ?3`,
    )
    .bind(requester.accountId, limit, offset)

/** The open reports on content within reach: some, the newest first, and how many there are. */
export async function listOpenReports(
  db: D1Database,
  requester: Requester,
  page: { limit: number; offset: number },
): Promise<{ list: ReaderReport[]; total: number }> {
  const [rows, counts] = await db.batch<Row>([
    openReportsStatement(db, requester, page),
    db
      .prepare(`SELECT count(*) AS total ${FROM} WHERE r.handled_at IS NULL AND ${reachSql(requester, '?1')}`)
      .bind(requester.accountId),
  ])
  return { list: (rows?.results ?? []).map(toReport), total: Number(counts?.results[0]?.total ?? 0) }
}

/** The statement that marks a report on a manuscript within reach as handled, or as open again (`null`). */
export const handleStatement = (
  db: D1Database,
  on: Reached,
  id: string,
  handled: { at: Date; by: string } | null,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE reader_reports SET handled_at = ?2, handled_by = ?6 WHERE id = ?1 AND content_id = ?3 AND ${isReached(3)}`,
    )
    .bind(id, handled?.at.toISOString() ?? null, ...reachedBy(on), handled?.by ?? null)
