import { useState } from 'react'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { session } from '#renderer/auth/session.ts'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import type { StaffAnswer } from './fetch-staff.ts'

export type Staff = StaffAnswer & {
  /** Short name of the role: 「編集者」. */
  roleName: string
  /** The scope granted for an action on a resource, or `null`. */
  can: (action: Action, resource: Resource) => Scope | null
}

const asStaff = (answer: StaffAnswer): Staff => ({
  ...answer,
  roleName: answer.role.description.split('：')[0] || answer.role.name,
  can: (action, resource) => grantedScope(answer.role.permissions, action, resource),
})

/**
 * The signed-in staff account, loaded once for all components and reloaded after a change of account. When the
 * session ends, the open page stays.
 */
export function useStaff() {
  const { username } = useStore(session)
  const { data, error, isLoading, retry } = useAnswer(['staff', username ?? ''], async () => {
    const { fetchStaff } = await import('./fetch-staff.ts')
    return asStaff(await fetchStaff())
  })
  const [lastStaff, setLastStaff] = useState(data)
  if (data && data !== lastStaff) setLastStaff(data)
  const isOver = useStore(sessionOver)
  return { staff: data ?? (isOver && lastStaff ? lastStaff : null), error, isLoading, retry }
}
