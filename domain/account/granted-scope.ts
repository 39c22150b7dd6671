import { isContentKind } from '../content/kind.ts'
import type { Action, Permission, Resource, Scope } from './permission.ts'

// Kept apart from the zod schemas so that pages can check a scope without loading zod.

/** The parts of a permission that decide access. */
export type Granted = Pick<Permission, 'action' | 'resource' | 'scope'>

const covers = (granted: Granted, action: Action, resource: Resource): boolean =>
  (granted.action === action || granted.action === 'manage') &&
  (granted.resource === resource || (granted.resource === 'content' && isContentKind(resource)))

/** The widest scope these permissions grant for an action on a resource; `null` when none grants it. */
export function grantedScope(
  permissions: readonly Granted[],
  action: Action,
  resource: Resource,
): Scope | null {
  const scopes = new Set(permissions.filter((one) => covers(one, action, resource)).map(({ scope }) => scope))
  if (scopes.has('any')) return 'any'
  return scopes.has('own') ? 'own' : null
}
