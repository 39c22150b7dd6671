import { isRecord } from '#domain/json/is-record.ts'
/** One change as the audit log keeps it. `before` and `after` are what changed, never whose: no names, no addresses. */
export type AuditEntry = {
  /** Who did it; `null` for what the site did by itself, such as a publication at its time. */
  accountId: string | null
  /** `update`, `publish`, `setRole` …: a verb that the audit page has a Japanese word for. */
  action: string
  /** What it was done to: a resource of domain/account/permission.ts, or a word of its own such as `author`. */
  resource: string
  refId: string | null
  before?: unknown
  after?: unknown
  at: Date
}

/** What is kept of a text that is longer than an audit needs. */
const LONGEST = 20_000
const LONGEST_VALUE = 1_000
/** Entries that one statement writes: one parameter, of a size that D1 takes. */
const AT_ONCE = 200

/** Of a value that is too long only its size is kept: the whole of it is among the revisions. */
const shortened = (value: unknown): unknown => {
  const { length } = JSON.stringify(value) ?? ''
  return length <= LONGEST_VALUE ? value : { truncated: true, length }
}

/** What changed as the log holds it: JSON of a bounded length, or `null`. */
export function auditText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = JSON.stringify(value)
  if (text.length <= LONGEST) return text
  if (!isRecord(value)) return JSON.stringify(shortened(value))
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortened(entry)])),
  )
}

export const INSERT_AUDIT =
  'INSERT INTO audit_log (action, resource, ref_id, before, after, created_at, done_by)'

/** What is written of an entry, in the order of `INSERT_AUDIT`. */
export const auditValues = (entry: AuditEntry): (string | null)[] => [
  entry.action,
  entry.resource,
  entry.refId,
  auditText(entry.before),
  auditText(entry.after),
  entry.at.toISOString(),
  entry.accountId,
]

/** The statement that notes a change, to be run in the batch that makes it. */
export const auditStatement = (db: D1Database, entry: AuditEntry): D1PreparedStatement =>
  db.prepare(`${INSERT_AUDIT} VALUES (?, ?, ?, ?, ?, ?, ?)`).bind(...auditValues(entry))

/** Many changes of one moment as the log holds them, in one statement for each few hundred. */
export const auditStatements = (db: D1Database, entries: readonly AuditEntry[]): D1PreparedStatement[] =>
  Array.from({ length: Math.ceil(entries.length / AT_ONCE) }, (_, part) => {
    const rows = entries.slice(part * AT_ONCE, (part + 1) * AT_ONCE).map((entry) => ({
      ...entry,
      before: auditText(entry.before),
      after: auditText(entry.after),
      at: entry.at.toISOString(),
    }))
    return db
      .prepare(
        `${INSERT_AUDIT} SELECT value ->> 'action', value ->> 'resource', value ->> 'refId', value ->> 'before', value ->> 'after',
           value ->> 'at', value ->> 'accountId' FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows))
  })
