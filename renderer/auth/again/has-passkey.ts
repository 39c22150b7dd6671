import { settingsLibrary } from '../settings-libraries.ts'

/**
 * Whether the member has a passkey and this browser supports them. A pool without passkeys refuses to list them: that
 * is a no.
 */
export async function hasPasskey(): Promise<boolean> {
  if (!isSecureContext || typeof globalThis.PublicKeyCredential !== 'function') return false
  try {
    const { listWebAuthnCredentials } = await settingsLibrary()
    return (await listWebAuthnCredentials({ pageSize: 1 })).credentials.length > 0
  } catch {
    return false
  }
}
