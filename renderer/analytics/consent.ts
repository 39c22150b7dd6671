import { useSyncExternalStore } from 'react'

export type Consent = 'granted' | 'denied'

/** The answer and its time, in localStorage. */
const KEY = 'analytics-consent'

/** How long an answer is valid, in milliseconds. After that the notice is shown again. */
const CONSENT_TTL_MS = 365 * 86_400_000

let answer: Consent | null | undefined
const listeners = new Set<() => void>()

/** Storage may be blocked or hold foreign data: treated as no answer. */
function stored(): Consent | null {
  try {
    const { consent, date } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const age = Date.now() - Date.parse(String(date))
    return (consent === 'granted' || consent === 'denied') && age >= 0 && age < CONSENT_TTL_MS
      ? consent
      : null
  } catch {
    return null
  }
}

/** Global Privacy Control (https://w3c.github.io/gpc/). */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** The reader's answer, or `null` if there is none. */
export function currentConsent(): Consent | null {
  if (isRefusedByBrowser()) return 'denied'
  if (answer === undefined) answer = stored()
  return answer
}

export function giveConsent(consent: Consent): void {
  answer = consent
  try {
    localStorage.setItem(KEY, JSON.stringify({ consent, date: new Date().toISOString() }))
  } catch {
    // Without storage the answer lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Another tab may change it too. */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return
    answer = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export const useConsent = (): Consent | null =>
  useSyncExternalStore(onConsentChange, currentConsent, () => null)
