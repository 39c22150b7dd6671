import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { type Granted, grantedScope } from './granted-scope.ts'
import { MANAGED, Permission } from './permission.ts'

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

/**
 * Whether these permissions open the management area (R10): they allow changing what visitors or staff see, or
 * reading other people's data, such as members' accounts for support staff.
 */
export const canManage = (permissions: readonly Granted[]): boolean =>
  MANAGED.some(
    (resource) =>
      grantedScope(permissions, 'update', resource) !== null ||
      (['read', 'create', 'publish', 'delete'] as const).some(
        (action) => grantedScope(permissions, action, resource) === 'any',
      ),
  )
