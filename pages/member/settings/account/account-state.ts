import type { FetchUserAttributesOutput } from 'aws-amplify/auth'
import { useEffect, useState } from 'react'
import { authorizeAccount, loginAccount } from '#renderer/auth/account.ts'
import { askPool } from '#renderer/auth/ask-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { tokens } from '#renderer/auth/tokens.ts'
import { createStore, useStore } from '#renderer/shell/messages/store.ts'

/** What the pool knows of the member: `email`, `name`, `phone_number` and whether they were confirmed. */
export type Attributes = FetchUserAttributesOutput

const attributes = createStore<Attributes | null>(null)

export const loadAttributes = async (): Promise<void> =>
  attributes.set(await askPool(settingsLibrary, ({ fetchUserAttributes }) => fetchUserAttributes()))

/**
 * After a change: the tokens tell the old name and address until they are renewed, and the account here keeps up with
 * a confirmed address at a login only.
 */
export async function adoptAttributes({ isMail = false } = {}): Promise<void> {
  await Promise.all([loadAttributes(), tokens({ renew: true })])
  await (isMail ? loginAccount() : authorizeAccount({ caching: false }))
}

/** The attributes once they are there, asked for anew on every arrival. */
export function useAttributes() {
  const found = useStore(attributes)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    let isOver = false
    setError(null)
    loadAttributes().catch((reason) => !isOver && setError(reason))
    return () => {
      isOver = true
    }
  }, [attempt])
  // The next one at this device may be another.
  useEffect(() => () => attributes.set(null), [])
  return { attributes: found, error, retry: () => setAttempt((count) => count + 1) }
}
