import type { AuthWebAuthnCredential } from 'aws-amplify/auth'
import { useEffect, useState } from 'react'
import { callPool } from '#renderer/auth/call-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'

/** A passkey as listed. The pool names it after its provider; it cannot be renamed. */
export type Passkey = { id: string; name: string; createdAt: Date | null }

const MAX_PASSKEYS = 20

const passkeyOf = ({ credentialId, friendlyCredentialName, createdAt }: AuthWebAuthnCredential): Passkey[] =>
  credentialId
    ? [{ id: credentialId, name: friendlyCredentialName || 'パスキー', createdAt: createdAt ?? null }]
    : []

/** Whether this browser can create passkeys for this site. */
const isSupported = () => isSecureContext && typeof globalThis.PublicKeyCredential === 'function'

const list = async (): Promise<Passkey[]> => {
  const { credentials } = await callPool(settingsLibrary, ({ listWebAuthnCredentials }) =>
    listWebAuthnCredentials({ pageSize: MAX_PASSKEYS }),
  )
  return credentials.flatMap(passkeyOf)
}

/** The member's passkeys; `null` if the pool or the browser does not support them, or while loading. */
export function usePasskeys() {
  const [passkeys, setPasskeys] = useState<Passkey[] | null>(null)
  const load = async () => setPasskeys(await list())
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    // A pool without passkeys refuses to list them.
    if (isSupported()) load().catch(() => {})
  }, [])
  const register = async () => {
    await callPool(settingsLibrary, ({ associateWebAuthnCredential }) => associateWebAuthnCredential())
    await load()
  }
  const remove = async (credentialId: string) => {
    await callPool(settingsLibrary, ({ deleteWebAuthnCredential }) =>
      deleteWebAuthnCredential({ credentialId }),
    )
    await load()
  }
  return { passkeys, register, remove }
}
