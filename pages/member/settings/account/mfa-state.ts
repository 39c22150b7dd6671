import type { FetchMFAPreferenceOutput } from 'aws-amplify/auth'
import { useEffect, useState } from 'react'
import { askPool } from '#renderer/auth/ask-pool.ts'
import type { CodeMethod } from '#renderer/auth/screens.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { tellOfSwitch } from './second-factor-errand.ts'

export type MfaState = { enabled: readonly CodeMethod[]; preferred: CodeMethod | null }

/** What the pool says, without methods that this site does not know. */
export const mfaState = ({ enabled = [], preferred }: FetchMFAPreferenceOutput): MfaState => ({
  enabled,
  preferred: preferred ?? null,
})

type Setting = 'ENABLED' | 'PREFERRED' | 'DISABLED' | 'NOT_PREFERRED'
const KEYS = { TOTP: 'totp', SMS: 'sms', EMAIL: 'email' } as const

const load = async (): Promise<MfaState> =>
  mfaState(await askPool(settingsLibrary, ({ fetchMFAPreference }) => fetchMFAPreference()))

const change = (method: CodeMethod, setting: Setting) =>
  askPool(settingsLibrary, ({ updateMFAPreference }) => updateMFAPreference({ [KEYS[method]]: setting }))

/** How the member proves a sign-in besides the password, and how to change it. */
export function useMfa() {
  const [mfa, setMfa] = useState<MfaState | null>(null)
  const [error, setError] = useState<unknown>(null)
  const look = async () => {
    setError(null)
    await load().then(setMfa, setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    look()
  }, [])
  const set = async (method: CodeMethod, setting: Setting) => {
    await change(method, setting)
    // The list last: when it shows the change, the next may be made.
    await tellOfSwitch()
    await look()
  }
  return { mfa, error, retry: look, set }
}
