import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Colleague } from './colleague.ts'

/** Access events besides changes: sign-ins, refusals, exports and role assignments. */
export const ACCESS_KINDS = ['sign-in', 'sign-in-failed', 'refused', 'role', 'export'] as const
export const AccessKind = z.enum(ACCESS_KINDS)
export type AccessKind = z.infer<typeof AccessKind>

/** Identical events between two moments, with their count. */
export const AccessRecord = z.strictObject({
  id: z.int().positive(),
  kind: AccessKind,
  /** The provider of a sign-in, otherwise the class of routes (worker/limits/route-class.ts). */
  way: z.string(),
  status: z.int(),
  /** Network prefix (/24, /48); `''`: unknown, or of networks without a row of their own. */
  network: z.string(),
  hits: z.int().positive(),
  firstAt: IsoDateTime,
  lastAt: IsoDateTime,
  /** `null`: anonymous, or a deleted account. */
  by: Colleague.nullable(),
})
export type AccessRecord = z.infer<typeof AccessRecord>

/** Filters of the access log. */
export const AccessFilter = z.strictObject({
  kind: AccessKind.optional(),
  /** Prefix of an account id. */
  account: z
    .string()
    .regex(/^a[0-9a-f-]{3,35}$/, 'IDは、先頭から4文字以上の半角英数字で入力してください。')
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AccessFilter = z.infer<typeof AccessFilter>
