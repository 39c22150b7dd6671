import { type ReactNode, useRef } from 'react'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { SessionOverNote } from '#renderer/area/SessionOverNote.tsx'
import { sessionOver } from '#renderer/auth/session-over.ts'
import { StatusError } from '#renderer/shell/errors/errors.ts'
import { useStore } from '#renderer/shell/messages/store.ts'

type Props = {
  isReady: boolean
  error: unknown
  retry: () => void
  /** The placeholder until the member is known. */
  placeholder?: ReactNode
  children: ReactNode
}

const isSessionError = (error: unknown) => error instanceof StatusError && error.status === 401

/**
 * Renders its children for members only; before that a placeholder, and the server's refusal for others (R188). If the
 * session ends later, the page stays, so that input is not lost.
 */
export function MemberOnly({ isReady, error, retry, placeholder, children }: Props) {
  const hasEnded = useStore(sessionOver)
  const wasShown = useRef(false)
  const isOver = wasShown.current && (hasEnded || isSessionError(error))
  if (error && !isOver)
    return <Refusal error={error instanceof StatusError ? error : new StatusError('')} onRetry={retry} />
  if (!isReady && !isOver) return placeholder ?? <p role="status">アカウントを確認しています。</p>
  wasShown.current = true
  return (
    <>
      <SessionOverNote isOver={isOver} />
      {children}
    </>
  )
}
