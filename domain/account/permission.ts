import { z } from 'zod'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { type Granted, grantedScope } from './granted-scope.ts'

/** `manage` is all of the others. */
export const Action = z.enum(['read', 'create', 'update', 'publish', 'delete', 'manage'])
export type Action = z.infer<typeof Action>

/** What is one's own: one's しおり with all its parts, what one did on the way, what one likes and has read. */
const PERSONAL = ['guide', 'action', 'favorite', 'history', 'account-auth'] as const

/** What the management area is about. `content` is every kind of content, also those to come. */
const MANAGED = [
  'content',
  ...ALL_CONTENT_KINDS,
  'media',
  'redirect',
  'account',
  'role',
  'audit',
  'operations',
] as const

export const Resource = z.enum([...PERSONAL, ...MANAGED])
export type Resource = z.infer<typeof Resource>

/** `own`: only what belongs to the account itself. */
export const Scope = z.enum(['own', 'any'])
export type Scope = z.infer<typeof Scope>

/** One thing that a role may do (spec §3, "Permission"). Whatever no permission names is refused. */
export const Permission = z.strictObject({
  id: Identifier,
  roleId: Identifier,
  action: Action,
  resource: Resource,
  scope: Scope,
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
})
export type Permission = z.infer<typeof Permission>

/**
 * Whether these permissions open the management area (R10): they let something be changed that visitors or staff see, or be
 * read that is not one's own, as members' accounts are by those who help them.
 */
export const mayManage = (permissions: readonly Granted[]): boolean =>
  MANAGED.some(
    (resource) =>
      grantedScope(permissions, 'update', resource) !== null ||
      grantedScope(permissions, 'read', resource) === 'any',
  )
