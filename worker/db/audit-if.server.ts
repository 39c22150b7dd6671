import { type AuditEntry, auditStatement } from './audit.server.ts'

/**
 * The statements that note a change which may not have come about: they stand behind it in one batch, and `done` is a
 * query that finds a row when it did.
 */
export const auditStatementsIf = (
  db: D1Database,
  entry: AuditEntry,
  done: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement[] => [
  auditStatement(db, entry),
  db
    .prepare(`DELETE FROM audit_log WHERE id = last_insert_rowid() AND NOT EXISTS (${done.sql})`)
    .bind(...done.values),
]
