import type { ContentKind } from '#domain/content/kind.ts'
import type { ReportInput } from '#domain/content/report-input.ts'
import type { ReportedPage } from '#domain/content/report-path.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'
import { type Requester, reachSql } from '../staff/reach.ts'
import { isReached, type Reached, reachedBy } from './manuscripts.server.ts'

/** The maximum of open reports of the whole site, and of one page: who sends more has to wait for the editors. */
const MAX_OPEN_REPORTS = 1000
const MAX_OPEN_REPORTS_OF_PAGE = 100

/** The maximum of open and of handled reports read for one manuscript. */
const MAX_LISTED = 100

type NewReport = ReportedPage & { id: string; input: ReportInput; now: Date }

/** Left to itself, SQLite would count through an index with the handled ones, or from all manuscripts. */
const BY_OPEN = 'INDEXED BY reader_reports_open'

const openReports = (limit: number, where: string): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM reader_reports ${where} handled_at IS NULL LIMIT ${limit})) < ${limit}`

const SAME =
  'EXISTS (SELECT 1 FROM reader_reports r WHERE r.content_id = t.id AND r.handled_at IS NULL AND r.text = ?)'

/**
 * Adds a report on a public page, by its slug or a former one. It is no second one if the same text is open already: a form
 * may be sent twice.
 * @returns `missing` if there is no such page, `full` if too many are open
 */
export async function addReaderReport(
  db: D1Database,
  { id, kind, slug, input: { text, passage, email }, now }: NewReport,
): Promise<'added' | 'missing' | 'full'> {
  const { table } = CONTENT_TABLES[kind]
  const page = `${table} t JOIN manuscripts m ON m.id = t.id WHERE t.id = coalesce(
    (SELECT id FROM ${table} WHERE slug = ?), (SELECT content_id FROM slug_history WHERE kind = ? AND slug = ?)) AND ${PUBLIC_NOW}`
  const found = [slug, kind, slug, ...bindNow(now)]
  const { meta } = await db
    .prepare(
      `INSERT INTO reader_reports (id, content_id, passage, text, email, created_at)
       SELECT ?, t.id, ?, ?, ?, ? FROM ${page} AND NOT ${SAME}
       AND ${openReports(MAX_OPEN_REPORTS, `${BY_OPEN} WHERE`)}
       AND ${openReports(MAX_OPEN_REPORTS_OF_PAGE, 'WHERE content_id = t.id AND')}`,
    )
    .bind(id, passage || null, text, email || null, now.toISOString(), ...found, text)
    .run()
  if (meta.changes > 0) return 'added'
  const isSame = await db
    .prepare(`SELECT ${SAME} AS same FROM ${page}`)
    .bind(text, ...found)
    .first<number>('same')
  return isSame === null ? 'missing' : isSame === 1 ? 'added' : 'full'
}

const COLUMNS = `r.id, m.kind, r.content_id, m.slug, m.title, r.passage, r.text, r.email, r.created_at, r.handled_at,
  ${selectColleague('r.handled_by', 'handled_by')}`
const MANUSCRIPT = 'JOIN manuscripts m ON m.id = r.content_id'
const FROM = `FROM reader_reports r ${MANUSCRIPT}`
const FROM_OPEN = `FROM reader_reports r ${BY_OPEN} ${MANUSCRIPT} WHERE r.handled_at IS NULL`

const textOrNull = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** A row of `openReportsStatement`. */
export const toReport = (row: Row): ReaderReport => ({
  id: String(row.id),
  kind: row.kind as ContentKind,
  contentId: String(row.content_id),
  slug: String(row.slug),
  title: String(row.title),
  passage: textOrNull(row.passage),
  text: String(row.text),
  email: textOrNull(row.email),
  createdAt: String(row.created_at),
  handledAt: textOrNull(row.handled_at),
  handledBy: toColleague(row, 'handled_by'),
})

/** The reports on a manuscript: the newest open ones, then those handled last; 100 of each at most. */
export async function listReaderReports(db: D1Database, contentId: string): Promise<ReaderReport[]> {
  const part = (handledAt: string) =>
    db
      .prepare(
        `SELECT ${COLUMNS} ${FROM} WHERE r.content_id = ? AND r.handled_at ${handledAt}
         ORDER BY r.handled_at DESC, r.created_at DESC, r.id DESC LIMIT ${MAX_LISTED}`,
      )
      .bind(contentId)
  const parts = await db.batch<Row>([part('IS NULL'), part("> ''")])
  return parts.flatMap(({ results }) => results.map(toReport))
}

/** How many reports on a manuscript are open. */
export const countOpenReports = async (db: D1Database, contentId: string): Promise<number> =>
  (await db
    .prepare('SELECT count(*) AS open FROM reader_reports WHERE content_id = ? AND handled_at IS NULL')
    .bind(contentId)
    .first<number>('open')) ?? 0

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
      `SELECT ${COLUMNS} ${FROM_OPEN} AND ${reachSql(requester, '?1')}
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
      .prepare(`SELECT count(*) AS total ${FROM_OPEN} AND ${reachSql(requester, '?1')}`)
      .bind(requester.accountId),
  ])
  return { list: (rows?.results ?? []).map(toReport), total: Number(counts?.results[0]?.total ?? 0) }
}

/**
 * The statement that marks a report on a manuscript within reach, or the open ones that came `until` a time, as handled, or
 * as open again (`handled: null`).
 */
export const handleStatement = (
  db: D1Database,
  on: Reached,
  which: { id: string } | { until: Date },
  handled: { at: Date; by: string } | null,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE reader_reports SET handled_at = ?1, handled_by = ?2
       WHERE ${'id' in which ? 'id = ?6' : 'handled_at IS NULL AND created_at <= ?6'} AND content_id = ?3 AND ${isReached(3)}`,
    )
    .bind(
      handled?.at.toISOString() ?? null,
      handled?.by ?? null,
      ...reachedBy(on),
      'id' in which ? which.id : which.until.toISOString(),
    )
