import { useSyncExternalStore } from 'react'

export type Consent = 'granted' | 'denied'

/** The answer and when it was given, in the device's storage. */
const KEY = 'analytics-consent'

/** How long an answer holds, in milliseconds. Then the question is asked again. */
const HOLDS_FOR = 365 * 86_400_000

let answer: Consent | null | undefined
const listeners = new Set<() => void>()

/** Storage may be closed to us, or hold what somebody else wrote: then nobody has answered. */
function stored(): Consent | null {
  try {
    const { consent, date } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const age = Date.now() - Date.parse(String(date))
    return (consent === 'granted' || consent === 'denied') && age >= 0 && age < HOLDS_FOR ? consent : null
  } catch {
    return null
  }
}

/** Whether the browser says for its reader that nobody may follow them (https://w3c.github.io/gpc/). */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** What the reader has answered; `null` as long as there is no answer. */
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
    // The answer holds as long as the page does.
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
