import { useEffect, useRef, useState } from 'react'
import type { Account } from '#domain/account/account.ts'
import { providerOf, subjectOf } from '#renderer/auth/profile.ts'
import { tokens } from '#renderer/auth/tokens.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'

/** The member of the settings. */
export type Member = {
  account: Account
  /** The subject of this session in the pool: identifies the login in use. */
  subject: string | null
  /** The external provider of this session, `null` for a mail address and a password. */
  provider: string | null
}

type Sign = Pick<Member, 'subject' | 'provider'>

/** The member of this session; kept when the session ends, so that input is not lost. */
export function useMember() {
  const { account, error, retry } = useAccount()
  const [sign, setSign] = useState<Sign | null>(null)
  const [signError, setSignError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const last = useRef<Member>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each attempt
  useEffect(() => {
    if (!account) return
    let isOver = false
    setSignError(null)
    tokens().then(
      (found) => found && setSign({ subject: subjectOf(found.id), provider: providerOf(found.id) }),
      (reason) => !isOver && setSignError(reason),
    )
    return () => {
      isOver = true
    }
  }, [account, attempt])
  if (account && sign) last.current = { account, ...sign }
  return {
    member: last.current,
    isReady: account !== null && sign !== null,
    // Offline the stored account is known, but not how this session was signed in.
    error: error ?? (last.current ? null : signError),
    retry: () => {
      setAttempt((count) => count + 1)
      retry()
    },
  }
}
