import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { Permission } from './permission.ts'

/** What a kind of member may do (spec §3, "Role"). The default ones are written by the migration that makes the table. */
export const Role = z.strictObject({
  id: Identifier,
  name: z.string().min(1),
  description: z.string(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  permissions: z.array(Permission),
})
export type Role = z.infer<typeof Role>

/** Everyone's role until they are given another one. */
export const FIRST_ROLE = 'member'
