import { type AuditEntry, auditValues, INSERT_AUDIT } from './audit.server.ts'

/**
 * The statement that audits a change which may not happen. It directly follows the changing statement in one batch, and
 * inserts nothing when that one changed no row (`changes()` of SQLite): the row afterwards could not distinguish two
 * changes in the same millisecond.
 */
export const auditIfChanged = (db: D1Database, entry: AuditEntry): D1PreparedStatement =>
  db.prepare(`${INSERT_AUDIT} SELECT ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0`).bind(...auditValues(entry))
