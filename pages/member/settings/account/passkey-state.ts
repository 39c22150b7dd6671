import type { AuthWebAuthnCredential } from 'aws-amplify/auth'
import { useEffect, useState } from 'react'
import { askPool } from '#renderer/auth/ask-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'

/** What the settings show of a passkey. The pool names it after its maker, and lets nobody rename it. */
export type Passkey = { id: string; name: string; createdAt: Date | null }

const MOST = 20

export const passkeyOf = ({
  credentialId,
  friendlyCredentialName,
  createdAt,
}: AuthWebAuthnCredential): Passkey[] =>
  credentialId
    ? [{ id: credentialId, name: friendlyCredentialName || 'パスキー', createdAt: createdAt ?? null }]
    : []

/** Whether this browser can make passkeys for this site. */
const isSupported = () => isSecureContext && typeof globalThis.PublicKeyCredential === 'function'

const list = async (): Promise<Passkey[]> => {
  const { credentials } = await askPool(settingsLibrary, ({ listWebAuthnCredentials }) =>
    listWebAuthnCredentials({ pageSize: MOST }),
  )
  return credentials.flatMap(passkeyOf)
}

/** The member's passkeys, `null` where the pool or the browser offers none, or as long as that is not known. */
export function usePasskeys() {
  const [passkeys, setPasskeys] = useState<Passkey[] | null>(null)
  const load = async () => setPasskeys(await list())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    // A pool without passkeys refuses to list them; then there is nothing to set.
    if (isSupported()) load().catch(() => {})
  }, [])
  const register = async () => {
    await askPool(settingsLibrary, ({ associateWebAuthnCredential }) => associateWebAuthnCredential())
    await load()
  }
  const remove = async (credentialId: string) => {
    await askPool(settingsLibrary, ({ deleteWebAuthnCredential }) =>
      deleteWebAuthnCredential({ credentialId }),
    )
    await load()
  }
  return { passkeys, register, remove }
}
