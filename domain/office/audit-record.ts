import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Colleague } from '../office/colleague.ts'
import { Identifier } from '../text/identifier.ts'

/** One change in the management area, with the state before and after as far as recorded. */
export const AuditRecord = z.strictObject({
  id: z.int().positive(),
  action: z.string(),
  resource: z.string(),
  refId: z.string().nullable(),
  /** The current title; `null` without a title or if deleted. */
  title: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: IsoDateTime,
  /** `null`: the system, or a deleted account. */
  by: Colleague.nullable(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** Filters of the audit log. */
export const AuditFilter = z.strictObject({
  action: z.string().max(40).optional(),
  resource: z.string().max(40).optional(),
  ref: z.string().max(60).optional(),
  by: Identifier.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>
