import { Hono } from 'hono'
import { z } from 'zod'
import { AccessFilter } from '#domain/office/access-record.ts'
import { AuditFilter } from '#domain/office/audit-record.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { listAccess } from '../../db/audit/access-log.server.ts'
import { listAuditRecords } from '../../db/audit/audit-records.server.ts'
import { listStaff, MAX_STAFF } from '../../db/staff/colleagues.server.ts'
import { ok } from '../answer.ts'
import { Cursor, encodeCursor } from '../cursor.ts'
import { query } from '../query.ts'

const AuditQuery = AuditFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** The id of the last record of the previous page. */
  cursor: z.coerce.number().int().positive().optional(),
})

const AccessQuery = AccessFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: Cursor.optional(),
})

/**
 * `/v1/manage/audit`: the audit log, newest first; `people`: the possible actors; `access`: sign-ins, refusals, exports
 * and role changes.
 */
export const manageAudit = new Hono<AppEnv>()
  .get('/people', allow('read', 'audit'), async (c) => {
    const list = await listStaff(c.env.DB)
    return c.json(ok({ people: { list, meta: { total: list.length, limit: MAX_STAFF } } }))
  })
  .get('/access', allow('read', 'audit'), query(AccessQuery), async (c) => {
    const { limit, cursor, ...filter } = c.req.valid('query')
    const { list, total, next } = await listAccess(c.env.DB, filter, { limit, after: cursor })
    const meta = { total, limit, ...(next && { cursor: encodeCursor([...next]) }) }
    return c.json(ok({ accessRecords: { list, meta } }))
  })
  .get('/', allow('read', 'audit'), query(AuditQuery), async (c) => {
    const { limit, cursor, ...filter } = c.req.valid('query')
    const { list, total, next } = await listAuditRecords(c.env.DB, filter, { limit, before: cursor })
    const meta = { total, limit, ...(next && { cursor: String(next) }) }
    return c.json(ok({ auditRecords: { list, meta } }))
  })
