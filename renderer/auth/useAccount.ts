import { useEffect, useState } from 'react'
import { leaveForReload } from '../shell/errors/reload-codes.ts'
import { useStore } from '../shell/messages/store.ts'
import { accountState, authorizeAccount } from './account.ts'
import { type Profile, profileOf } from './profile.ts'
import { session } from './session.ts'
import { tokens } from './tokens.ts'
import { watchSession } from './watch-session.ts'

/** Asks for the account once; another tab's sign-in or sign-out asks again. */
export function useAccount() {
  const { account, status } = useStore(accountState)
  const { username } = useStore(session)
  const [profile, setProfile] = useState<Profile | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another attempt, is another question
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      await authorizeAccount()
      const found = await tokens()
      if (!isOver) setProfile(found && profileOf(found.id))
    }
    watchSession()
    setError(null)
    ask().catch((reason) => !leaveForReload(reason) && !isOver && setError(reason))
    return () => {
      isOver = true
    }
  }, [username, status, attempt])
  return { account, profile, error, retry: () => setAttempt((count) => count + 1) }
}
