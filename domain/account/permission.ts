import { z } from 'zod'
import { ALL_CONTENT_KINDS } from '../content/kind.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'

/** `manage` includes all other actions. */
export const Action = z.enum(['read', 'create', 'update', 'publish', 'delete', 'manage'])
export type Action = z.infer<typeof Action>

/** Resources that belong to the member: guides (しおり), records, favourites, history, sign-in methods. */
const PERSONAL = ['guide', 'action', 'favorite', 'history', 'account-auth'] as const

/** Resources of the management area. `content` covers every kind of content, including future kinds. */
export const MANAGED = [
  'content',
  ...ALL_CONTENT_KINDS,
  'media',
  'redirect',
  'newsletter',
  'account',
  'role',
  'audit',
  'operations',
] as const

export const Resource = z.enum([...PERSONAL, ...MANAGED])
export type Resource = z.infer<typeof Resource>

/** `own`: only resources that belong to the account itself. */
export const Scope = z.enum(['own', 'any'])
export type Scope = z.infer<typeof Scope>

/** One permission of a role (spec §3, "Permission"). Anything not granted is denied. */
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
