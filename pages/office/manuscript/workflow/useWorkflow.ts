import { useRef, useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { messageText, ResponseError } from '#renderer/shell/errors/errors.ts'
import { redirectToReload } from '#renderer/shell/errors/reload-codes.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import type { Transition, TransitionBody } from '../../manuscript-endpoints.ts'
import { useAbilities, useManuscriptStore } from '../manuscript-context.ts'
import { actionLabels } from './action-labels.ts'
import { flashWhenLive } from './flash-when-live.ts'

/** Transitions that show the publication's progress instead of a message. */
const PUBLIC: readonly Transition[] = ['publish', 'unpublish', 'rollback', 'archive', 'restore-archived']

/** Performs workflow transitions one at a time and reports errors. */
export function useWorkflow() {
  const store = useManuscriptStore()
  const { isOwner } = useAbilities()
  const [running, setRunning] = useState<Transition | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // A retry sends the same id.
  const publicationId = useRef<string>(undefined)
  const run = async (transition: Transition, body: TransitionBody = {}): Promise<boolean> => {
    if (running) return false
    setRunning(transition)
    setProblem(null)
    const labels = actionLabels(transition, store.state.get().document?.manuscript, isOwner)
    const isPublic = PUBLIC.includes(transition)
    if (isPublic) publicationId.current ??= randomIdentifier()
    const id = publicationId.current
    const named = transition === 'rollback' ? { id } : { publicationId: id }
    try {
      const { publication } = await store.act(transition, { ...body, ...(isPublic && named) })
      publicationId.current = undefined
      if (publication) {
        store.follow(publication)
        flashWhenLive(publication)
      } else notify({ description: labels.done, color: 'success' })
      return true
    } catch (error) {
      if (error instanceof ResponseError) publicationId.current = undefined
      if (!redirectToReload(error)) setProblem(messageText(error))
      return false
    } finally {
      setRunning(null)
    }
  }
  return { running, problem, run }
}
