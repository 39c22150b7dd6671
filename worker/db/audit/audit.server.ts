import { isRecord } from '#domain/json/is-record.ts'
/** One change as the audit log keeps it. `before` and `after` contain no names and no addresses. */
export type AuditEntry = {
  /** The actor; `null` for automatic changes, such as a scheduled publication. */
  accountId: string | null
  /** `update`, `publish`, `setRole` …: a verb with a Japanese label on the audit page. */
  action: string
  /** The target: a resource of domain/account/permission.ts, or another name such as `author`. */
  resource: string
  refId: string | null
  before?: unknown
  after?: unknown
  at: Date
}

/** The maximum length of a stored value in characters. */
const MAX_TEXT_LENGTH = 20_000
const MAX_VALUE_LENGTH = 1_000
/** Entries in one statement: one parameter, of a size that D1 accepts. */
const BATCH_SIZE = 200

/** A value that is too long is replaced by its size: the revisions have it in full. */
const shortened = (value: unknown): unknown => {
  const { length } = JSON.stringify(value) ?? ''
  return length <= MAX_VALUE_LENGTH ? value : { truncated: true, length }
}

/** The stored form of a change: JSON of a bounded length, or `null`. */
export function auditText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = JSON.stringify(value)
  if (text.length <= MAX_TEXT_LENGTH) return text
  if (!isRecord(value)) return JSON.stringify(shortened(value))
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortened(entry)])),
  )
}

export const INSERT_AUDIT =
  'INSERT INTO audit_log (action, resource, ref_id, before, after, created_at, done_by)'

/** The values of an entry, in the order of `INSERT_AUDIT`. */
export const auditValues = (entry: AuditEntry): (string | null)[] => [
  entry.action,
  entry.resource,
  entry.refId,
  auditText(entry.before),
  auditText(entry.after),
  entry.at.toISOString(),
  entry.accountId,
]

/** The statement that audits a change, for the batch of the change. */
export const auditStatement = (db: D1Database, entry: AuditEntry): D1PreparedStatement =>
  db.prepare(`${INSERT_AUDIT} VALUES (?, ?, ?, ?, ?, ?, ?)`).bind(...auditValues(entry))

/** The statements that audit many changes, one for each few hundred. */
export const auditStatements = (db: D1Database, entries: readonly AuditEntry[]): D1PreparedStatement[] =>
  Array.from({ length: Math.ceil(entries.length / BATCH_SIZE) }, (_, part) => {
    const rows = entries.slice(part * BATCH_SIZE, (part + 1) * BATCH_SIZE).map((entry) => ({
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
