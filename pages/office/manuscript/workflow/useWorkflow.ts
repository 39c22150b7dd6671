import { useRef, useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { messageText, ResponseError } from '#renderer/shell/errors/errors.ts'
import { leaveForReload } from '#renderer/shell/errors/reload-codes.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { useAbilities, useManuscriptStore } from '../manuscript-context.ts'
import type { Transition, TransitionBody } from '../store/calls.ts'
import { wordsOf } from './action-words.ts'
import { flashWhenLive } from './flash-when-live.ts'

/** Steps that change what readers see: their progress is shown instead of a message. */
const PUBLIC: readonly Transition[] = ['publish', 'unpublish', 'rollback', 'archive', 'restore-archived']

/** Takes a step of the workflow, one at a time, and says why it could not be taken. */
export function useWorkflow() {
  const store = useManuscriptStore()
  const { isOwner } = useAbilities()
  const [running, setRunning] = useState<Transition | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // Pressed again after an answer was lost, it is the same publication and not another.
  const publicationId = useRef<string>(undefined)
  const run = async (transition: Transition, body: TransitionBody = {}): Promise<boolean> => {
    if (running) return false
    setRunning(transition)
    setProblem(null)
    const words = wordsOf(transition, store.state.get().document?.manuscript, isOwner)
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
      } else notify({ description: words.done, color: 'success' })
      return true
    } catch (error) {
      if (error instanceof ResponseError) publicationId.current = undefined
      if (!leaveForReload(error)) setProblem(messageText(error))
      return false
    } finally {
      setRunning(null)
    }
  }
  return { running, problem, run }
}
