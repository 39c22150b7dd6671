import { useEffect, useState } from 'react'
import type { ListedSession } from '#domain/auth/session.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { sessionChanges } from './other-sessions.ts'

/** The member's sessions, fetched on every visit and after every change. */
export function useSessions() {
  const [sessions, setSessions] = useState<ListedSession[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const changes = useStore(sessionChanges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after a change and on each attempt
  useEffect(() => {
    let isOver = false
    setError(null)
    import('../member-calls.ts')
      .then(({ fetchSessions }) => fetchSessions())
      .then(
        (found) => !isOver && setSessions(found),
        (reason) => !isOver && setError(reason),
      )
    return () => {
      isOver = true
    }
  }, [changes, attempt])
  return { sessions, error, retry: () => setAttempt((count) => count + 1) }
}
