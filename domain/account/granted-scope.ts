import { isContentKind } from '../content/kind.ts'
import type { Action, Permission, Resource, Scope } from './permission.ts'

// Apart from the schemas: pages ask it before anything brings zod.

/** Of a permission what decides. */
export type Granted = Pick<Permission, 'action' | 'resource' | 'scope'>

const covers = (granted: Granted, action: Action, resource: Resource): boolean =>
  (granted.action === action || granted.action === 'manage') &&
  (granted.resource === resource || (granted.resource === 'content' && isContentKind(resource)))

/** How far these permissions reach for an action on a resource: the widest scope, or `null` when none allows it. */
export function grantedScope(
  permissions: readonly Granted[],
  action: Action,
  resource: Resource,
): Scope | null {
  const scopes = new Set(permissions.filter((one) => covers(one, action, resource)).map(({ scope }) => scope))
  if (scopes.has('any')) return 'any'
  return scopes.has('own') ? 'own' : null
}
