import { DEFAULT_ROLES, roleLabel } from '#domain/office/role-input.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { useStaff } from '../useStaff.ts'
import { listRoles } from './endpoints.ts'

/** Roles as options; only the built-in ones without permission to read roles. */
export function useRoles(): { value: string; label: string }[] {
  const { staff } = useStaff()
  const canRead = staff?.can('read', 'role') === 'any'
  const { data } = useAnswer(['office', '/roles', String(canRead)], async () =>
    canRead ? request(listRoles()) : null,
  )
  const names = data ? data.roles.list.map(({ name }) => name) : [...DEFAULT_ROLES]
  return names.map((name) => ({ value: name, label: roleLabel(name) }))
}
