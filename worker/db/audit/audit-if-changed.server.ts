import { type AuditEntry, auditValues, INSERT_AUDIT } from './audit.server.ts'

/**
 * The statement that notes a change which may not come about. It stands right behind the statement that makes the
 * change, in one batch, and notes nothing when that one changed no row (`changes()` of SQLite): by what a row looks like
 * afterwards, two changes of one millisecond could not be told apart.
 */
export const auditIfChanged = (db: D1Database, entry: AuditEntry): D1PreparedStatement =>
  db.prepare(`${INSERT_AUDIT} SELECT ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0`).bind(...auditValues(entry))
