import { DEFAULT_ROLES, roleLabel } from '#domain/office/role-input.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { fetchManagement } from '../fetch-management.ts'
import { useStaff } from '../useStaff.ts'
import { RolesAnswer } from './answers.ts'

/** Roles as options; only the built-in ones without permission to read roles. */
export function useRoles(): { value: string; label: string }[] {
  const { staff } = useStaff()
  const canRead = staff?.can('read', 'role') === 'any'
  const { data } = useAnswer(['office', '/roles', String(canRead)], async () =>
    canRead ? fetchManagement(RolesAnswer, '/roles') : null,
  )
  const names = data ? data.roles.list.map(({ name }) => name) : [...DEFAULT_ROLES]
  return names.map((name) => ({ value: name, label: roleLabel(name) }))
}
