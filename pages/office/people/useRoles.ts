import { DEFAULT_ROLES, roleLabel } from '#domain/office/role-input.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { ask } from '../ask.ts'
import { useStaff } from '../useStaff.ts'
import { RolesAnswer } from './answers.ts'

/** The roles as choices of a list; who may not read them all knows those that come with the site. */
export function useRoles(): { value: string; label: string }[] {
  const { staff } = useStaff()
  const mayRead = staff?.may('read', 'role') === 'any'
  const { data } = useAnswer(['office', '/roles', String(mayRead)], async () =>
    mayRead ? ask(RolesAnswer, '/roles') : null,
  )
  const names = data ? data.roles.list.map(({ name }) => name) : [...DEFAULT_ROLES]
  return names.map((name) => ({ value: name, label: roleLabel(name) }))
}
