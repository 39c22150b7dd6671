import type { FetchMFAPreferenceOutput } from 'aws-amplify/auth'
import { useEffect, useState } from 'react'
import { callPool } from '#renderer/auth/call-pool.ts'
import type { CodeMethod } from '#renderer/auth/screens.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { reportSecondFactorChange } from './second-factor-setup.ts'

type MfaState = { enabled: readonly CodeMethod[]; preferred: CodeMethod | null }

/** The pool's methods, without unsupported ones. */
const mfaState = ({ enabled = [], preferred }: FetchMFAPreferenceOutput): MfaState => ({
  enabled,
  preferred: preferred ?? null,
})

type Setting = 'ENABLED' | 'PREFERRED' | 'DISABLED' | 'NOT_PREFERRED'
const KEYS = { TOTP: 'totp', SMS: 'sms', EMAIL: 'email' } as const

const load = async (): Promise<MfaState> =>
  mfaState(await callPool(settingsLibrary, ({ fetchMFAPreference }) => fetchMFAPreference()))

const change = (method: CodeMethod, setting: Setting) =>
  callPool(settingsLibrary, ({ updateMFAPreference }) => updateMFAPreference({ [KEYS[method]]: setting }))

/** The member's second factors and how to change them. */
export function useMfa() {
  const [mfa, setMfa] = useState<MfaState | null>(null)
  const [error, setError] = useState<unknown>(null)
  const reload = async () => {
    setError(null)
    await load().then(setMfa, setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    reload()
  }, [])
  const set = async (method: CodeMethod, setting: Setting) => {
    await change(method, setting)
    // The list last: when it shows the change, the next one may be made.
    await reportSecondFactorChange()
    await reload()
  }
  return { mfa, error, retry: reload, set }
}
