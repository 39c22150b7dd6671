import { type ReactNode, useRef } from 'react'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { SessionOverNote } from '#renderer/area/SessionOverNote.tsx'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { useStore } from '#renderer/shell/messages/store.ts'

type Props = {
  isKnown: boolean
  error: unknown
  retry: () => void
  /** What stands in the place of the page until it is known whose it is. */
  waiting?: ReactNode
  children: ReactNode
}

const isSessionError = (error: unknown) => error instanceof StatusError && error.status === 401

/**
 * What only a member sees; before that it says that it asks, and to others what the server says (R188). A session that
 * ends later takes nothing away that was typed.
 */
export function MemberOnly({ isKnown, error, retry, waiting, children }: Props) {
  const hasEnded = useStore(sessionOver)
  const wasShown = useRef(false)
  const isOver = wasShown.current && (hasEnded || isSessionError(error))
  if (error && !isOver)
    return <Refusal error={error instanceof StatusError ? error : new StatusError('')} onRetry={retry} />
  if (!isKnown && !isOver) return waiting ?? <p role="status">アカウントを確認しています。</p>
  wasShown.current = true
  return (
    <>
      <SessionOverNote isOver={isOver} />
      {children}
    </>
  )
}
