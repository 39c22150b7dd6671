import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Colleague } from '../office/colleague.ts'
import { Identifier } from '../text/identifier.ts'

/** One change of the office, with what was before and after as far as it was kept. */
export const AuditRecord = z.strictObject({
  id: z.int().positive(),
  action: z.string(),
  resource: z.string(),
  refId: z.string().nullable(),
  /** What it is called now; `null` for what has no name or is gone. */
  title: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: IsoDateTime,
  /** `null`: the site itself, or somebody who has left. */
  by: Colleague.nullable(),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** What a list of records can be narrowed by. */
export const AuditFilter = z.strictObject({
  action: z.string().max(40).optional(),
  resource: z.string().max(40).optional(),
  ref: z.string().max(60).optional(),
  by: Identifier.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>
