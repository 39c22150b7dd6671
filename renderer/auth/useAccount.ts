import { useEffect, useState } from 'react'
import type { Account } from '#domain/account/account.ts'
import { vacateDevice } from '../device/forget.ts'
import { FetchError, StatusError } from '../shell/errors/errors.ts'
import { leaveForReload } from '../shell/errors/reload-codes.ts'
import { useStore } from '../shell/messages/store.ts'
import { authorizeAccount } from './account.ts'
import { accountState } from './account-state.ts'
import { memberOf } from './member-cookie.ts'
import { type Profile, profileOf } from './profile.ts'
import { session } from './session.ts'
import { tokens } from './tokens.ts'
import { watchSession } from './watch-session.ts'

/** Whether the server said nothing at all: the network is missing, or code that would ask it. */
const isUnanswered = (reason: unknown) => !(reason instanceof StatusError) || reason instanceof FetchError

/** So long the server may take before a member is shown what this device keeps, in milliseconds. */
const PATIENCE = 4000

let asked: Promise<Account> | undefined

/** Several parts of a page ask at once. */
const authorizeOnce = (): Promise<Account> => {
  asked ??= authorizeAccount().finally(() => {
    asked = undefined
  })
  return asked
}

const keptMember = async () => (await import('../device/owner.ts')).keptAccount()

/**
 * Asks for the account once; another tab's sign-in or sign-out asks again. Without a network it is the member whom this
 * device was kept for, and who is still the one of its cookies.
 */
export function useAccount() {
  const { account, status } = useStore(accountState)
  const { username } = useStore(session)
  const [profile, setProfile] = useState<Profile | null>(null)
  const [kept, setKept] = useState<Account | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another attempt, is another question
  useEffect(() => {
    let isOver = false
    const showKept = async (): Promise<boolean> => {
      const found = await keptMember().catch(() => null)
      if (!isOver) setKept(found)
      return found !== null
    }
    const late = setTimeout(showKept, PATIENCE)
    const ask = async () => {
      await authorizeOnce().finally(() => clearTimeout(late))
      const found = await tokens()
      if (!isOver) setProfile(found && profileOf(found.id))
    }
    watchSession()
    setError(null)
    ask().catch(async (reason) => {
      if (leaveForReload(reason) || (isUnanswered(reason) && (await showKept()))) return
      // The session ended while no page of the area was open to notice it.
      if (memberOf(document.cookie) === null) await vacateDevice()
      setKept(null)
      if (!isOver) setError(reason)
    })
    const askAgain = () => setAttempt((count) => count + 1)
    addEventListener('online', askAgain)
    return () => {
      isOver = true
      clearTimeout(late)
      removeEventListener('online', askAgain)
    }
  }, [username, status, attempt])
  // Who signed out sees nothing of it any more.
  const shown = account ?? (status === 'logged-out' ? null : kept)
  return { account: shown, profile, error, retry: () => setAttempt((count) => count + 1) }
}
