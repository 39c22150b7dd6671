import type { FetchUserAttributesOutput } from 'aws-amplify/auth'
import { useEffect, useState } from 'react'
import { authorizeAccount, loginAccount } from '#renderer/auth/account.ts'
import { callPool } from '#renderer/auth/call-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { tokens } from '#renderer/auth/tokens.ts'
import { createStore, useStore } from '#renderer/shell/messages/store.ts'

/** The member's attributes in the pool: `email`, `name`, `phone_number` and whether they are verified. */
export type Attributes = FetchUserAttributesOutput

const attributes = createStore<Attributes | null>(null)

export const loadAttributes = async (): Promise<void> =>
  attributes.set(await callPool(settingsLibrary, ({ fetchUserAttributes }) => fetchUserAttributes()))

/**
 * After a change: the tokens contain the old attributes until they are renewed, and the site's account is updated from
 * the pool only at a login.
 */
export async function adoptAttributes({ isMail = false } = {}): Promise<void> {
  await Promise.all([loadAttributes(), tokens({ renew: true })])
  await (isMail ? loginAccount() : authorizeAccount({ caching: false }))
}

/** The attributes, fetched again on every visit of the page. */
export function useAttributes() {
  const found = useStore(attributes)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each attempt
  useEffect(() => {
    let isOver = false
    setError(null)
    loadAttributes().catch((reason) => !isOver && setError(reason))
    return () => {
      isOver = true
    }
  }, [attempt])
  // The next user of this device may be another.
  useEffect(() => () => attributes.set(null), [])
  return { attributes: found, error, retry: () => setAttempt((count) => count + 1) }
}
