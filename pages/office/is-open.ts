import type { Resource } from '#domain/account/permission.ts'
import { kindsOf } from './kinds-of.ts'
import type { Staff } from './useStaff.ts'

/** Everybody may read their own account; the page of all of them is for those who read any. */
const PERSONAL: readonly Resource[] = ['account']

/** Whether a page about something is of use to a role. */
export const isOpen = (staff: Pick<Staff, 'may'>, resource: Resource): boolean => {
  // A role about one kind has its place in what is about all of them.
  if (resource === 'content') return kindsOf(staff, 'read').length > 0
  const scope = staff.may('read', resource)
  return scope === 'any' || (scope === 'own' && !PERSONAL.includes(resource))
}
