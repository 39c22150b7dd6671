import { useEffect, useRef, useState } from 'react'
import type { Account } from '#domain/account/account.ts'
import { providerOf, subjectOf } from '#renderer/auth/profile.ts'
import { tokens } from '#renderer/auth/tokens.ts'
import { useAccount } from '#renderer/auth/useAccount.ts'

/** Whose settings these are. */
export type Member = {
  account: Account
  /** The subject of this session at the pool: the sign-in that is being used. */
  subject: string | null
  /** The other provider that this session was signed in by, `null` for a mail address and a password. */
  provider: string | null
}

type Sign = Pick<Member, 'subject' | 'provider'>

/** The member of this session; the last one stays while the session is over, so that nothing typed is lost. */
export function useMember() {
  const { account, error, retry } = useAccount()
  const [sign, setSign] = useState<Sign | null>(null)
  const [signError, setSignError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const last = useRef<Member>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
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
    isKnown: account !== null && sign !== null,
    // The device knows the member without a network, but not how this session was signed in.
    error: error ?? (last.current ? null : signError),
    retry: () => {
      setAttempt((count) => count + 1)
      retry()
    },
  }
}
