import type { Resource } from '#domain/account/permission.ts'
import { kindsOf } from './kinds-of.ts'
import type { Staff } from './useStaff.ts'

/** Everybody may read their own account, but the list of accounts requires reading all. */
const PERSONAL: readonly Resource[] = ['account']

/** Whether a role can use the page of a resource. */
export const canOpen = (staff: Pick<Staff, 'can'>, resource: Resource): boolean => {
  // Pages about content are open to roles with access to any kind.
  if (resource === 'content') return kindsOf(staff, 'read').length > 0
  const scope = staff.can('read', resource)
  return scope === 'any' || (scope === 'own' && !PERSONAL.includes(resource))
}
