import { useEffect, useState } from 'react'
import type { Account } from '#domain/account/account.ts'
import { parkAndForgetDevice } from '../device/forget.ts'
import { FetchError, StatusError } from '../shell/errors/errors.ts'
import { redirectToReload } from '../shell/errors/reload-codes.ts'
import { useStore } from '../shell/messages/store.ts'
import { authorizeAccount } from './account.ts'
import { accountState, storedAccountState } from './account-state.ts'
import { memberOf } from './member-cookie.ts'
import { type Profile, profileOf } from './profile.ts'
import { session } from './session.ts'
import { tokens } from './tokens.ts'
import { watchSession } from './watch-session.ts'

/** Whether there was no response at all: no network, or the code could not be loaded. */
const isUnanswered = (reason: unknown) => !(reason instanceof StatusError) || reason instanceof FetchError

/** How long the server may take before the account stored on this device is shown, in milliseconds. */
const FALLBACK_AFTER_MS = 4000

let pending: Promise<Account> | undefined

/** Concurrent callers share one request. */
const authorizeOnce = (): Promise<Account> => {
  pending ??= authorizeAccount().finally(() => {
    pending = undefined
  })
  return pending
}

const loadStoredAccount = async () => (await import('../device/owner.ts')).storedAccount()

/**
 * Fetches the account once, and again after a sign-in or sign-out in another tab. Offline it is the account stored on
 * this device, if it matches the cookies.
 */
export function useAccount() {
  const { account, status } = useStore(accountState)
  const stored = useStore(storedAccountState)
  const { username } = useStore(session)
  const [profile, setProfile] = useState<Profile | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another user and on each attempt
  useEffect(() => {
    let isOver = false
    const showStored = async (): Promise<boolean> => {
      const found = await loadStoredAccount().catch(() => null)
      if (!isOver) storedAccountState.set(found)
      return found !== null
    }
    const timer = setTimeout(showStored, FALLBACK_AFTER_MS)
    const load = async () => {
      await authorizeOnce().finally(() => clearTimeout(timer))
      const found = await tokens()
      if (!isOver) setProfile(found && profileOf(found.id))
    }
    watchSession()
    setError(null)
    load().catch(async (reason) => {
      if (redirectToReload(reason) || (isUnanswered(reason) && (await showStored()))) return
      // The session ended while no page of the area was open to notice it.
      if (memberOf(document.cookie) === null) await parkAndForgetDevice()
      storedAccountState.set(null)
      if (!isOver) setError(reason)
    })
    const reload = () => setAttempt((count) => count + 1)
    addEventListener('online', reload)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', reload)
    }
  }, [username, status, attempt])
  // After a sign-out nothing is shown any more.
  const shown = account ?? (status === 'logged-out' ? null : stored)
  return { account: shown, profile, error, retry: () => setAttempt((count) => count + 1) }
}
