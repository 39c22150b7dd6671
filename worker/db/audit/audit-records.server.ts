import { startOfJapaneseDay } from '#domain/date/date.ts'
import { addDays } from '#domain/date/japan-time.ts'
import type { AuditFilter, AuditRecord } from '#domain/office/audit-record.ts'
import type { Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'
import { storedJson } from '../stored-json.ts'

type AuditRow = Row & {
  id: number
  action: string
  resource: string
  ref_id: string | null
  before: string | null
  after: string | null
  created_at: string
  title: string | null
}

const parsed = (text: string | null): unknown => (text === null ? null : storedJson(text))

const record = (row: AuditRow): AuditRecord => ({
  id: row.id,
  action: row.action,
  resource: row.resource,
  refId: row.ref_id,
  title: row.title ?? toColleague(row, 'subject')?.name ?? null,
  before: parsed(row.before),
  after: parsed(row.after),
  createdAt: row.created_at,
  by: toColleague(row, 'done_by'),
})

/** The maximum of a count. */
const COUNTED = 10_000

/** The matching records, newest first; `next` is the id below which the following page begins. */
export async function listAuditRecords(
  db: D1Database,
  { action, resource, ref, by, from, to }: AuditFilter,
  { limit, before }: { limit: number; before?: number | undefined },
) {
  const parts: [string, string | undefined][] = [
    ['log.action = ?', action],
    // An entity has few records, a resource has many: SQLite takes the first index that fits.
    [ref ? '+log.resource = ?' : 'log.resource = ?', resource],
    ['log.ref_id = ?', ref],
    ['log.done_by = ?', by],
    ['log.created_at >= ?', from && startOfJapaneseDay(from).toISOString()],
    ['log.created_at < ?', to && startOfJapaneseDay(addDays(to, 1)).toISOString()],
  ]
  const given = parts.filter((part): part is [string, string] => part[1] !== undefined)
  const where = ['1', ...given.map(([sql]) => sql)].join(' AND ')
  const values = given.map(([, value]) => value)
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT log.*, ${selectColleague('log.done_by', 'done_by')},
           ${selectColleague("iif(log.resource = 'account', log.ref_id, NULL)", 'subject')},
           coalesce(
             (SELECT title FROM manuscripts WHERE id = log.ref_id), (SELECT name FROM media WHERE id = log.ref_id),
             (SELECT name FROM authors WHERE id = log.ref_id), (SELECT name FROM roles WHERE id = log.ref_id)
           ) AS title
         FROM audit_log AS log
         WHERE ${where} ${before ? 'AND log.id < ?' : ''}
         ORDER BY log.id DESC LIMIT ?`,
      )
      .bind(...values, ...(before ? [before] : []), limit + 1),
    db
      .prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM audit_log AS log WHERE ${where} LIMIT ${COUNTED})`)
      .bind(...values),
  ])
  const found = ((rows?.results ?? []) as AuditRow[]).map(record)
  const list = found.slice(0, limit)
  const total = (counts?.results as { n: number }[] | undefined)?.[0]?.n ?? 0
  return { list, total, next: found.length > limit ? list.at(-1)?.id : undefined }
}
