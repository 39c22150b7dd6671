import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { Permission } from './permission.ts'

/** A role with its permissions (spec §3, "Role"). The migration that creates the table inserts the default roles. */
export const Role = z.strictObject({
  id: Identifier,
  name: z.string().min(1),
  description: z.string(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  permissions: z.array(Permission),
})
export type Role = z.infer<typeof Role>

/** The initial role of every account. */
export const FIRST_ROLE = 'member'
