import { useState } from 'react'
import { grantedScope } from '#domain/account/granted-scope.ts'
import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { session } from '#renderer/auth/session.ts'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import type { StaffAnswer } from './ask-staff.ts'

export type Staff = StaffAnswer & {
  /** The role in one word: 「編集者」. */
  roleName: string
  /** How far the role reaches for an action on a resource; `null`: it does not. */
  may: (action: Action, resource: Resource) => Scope | null
}

const asStaff = (answer: StaffAnswer): Staff => ({
  ...answer,
  roleName: answer.role.description.split('：')[0] || answer.role.name,
  may: (action, resource) => grantedScope(answer.role.permissions, action, resource),
})

/**
 * Who is at work: asked once for all parts of the page, and again for another person. A session that ends takes nothing
 * from the page that was open.
 */
export function useStaff() {
  const { username } = useStore(session)
  const { data, error, isLoading, retry } = useAnswer(['staff', username ?? ''], async () => {
    const { askStaff } = await import('./ask-staff.ts')
    return asStaff(await askStaff())
  })
  const [held, setHeld] = useState(data)
  if (data && data !== held) setHeld(data)
  const isOver = useStore(sessionOver)
  return { staff: data ?? (isOver && held ? held : null), error, isLoading, retry }
}
