import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Colleague } from './colleague.ts'

/** What is on record besides changes: who came in, who was not let in, who took data out, who gave a role. */
export const ACCESS_KINDS = ['sign-in', 'sign-in-failed', 'refused', 'role', 'export'] as const
export const AccessKind = z.enum(ACCESS_KINDS)
export type AccessKind = z.infer<typeof AccessKind>

/** What happened alike between two moments, with how often. */
export const AccessRecord = z.strictObject({
  id: z.int().positive(),
  kind: AccessKind,
  /** The provider of a sign-in, else the class of routes (worker/limits/route-class.ts). */
  way: z.string(),
  status: z.int(),
  /** The beginning of its address (/24, /48); `''`: unknown, or of more networks than have a row of their own. */
  network: z.string(),
  hits: z.int().positive(),
  firstAt: IsoDateTime,
  lastAt: IsoDateTime,
  /** `null`: nobody who is known, or somebody who has left. */
  by: Colleague.nullable(),
})
export type AccessRecord = z.infer<typeof AccessRecord>

/** What a list of records can be narrowed by. */
export const AccessFilter = z.strictObject({
  kind: AccessKind.optional(),
  /** The beginning of an account's id. */
  account: z
    .string()
    .regex(/^a[0-9a-f-]{3,35}$/, 'IDは、先頭から4文字以上の半角英数字で入力してください。')
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AccessFilter = z.infer<typeof AccessFilter>
