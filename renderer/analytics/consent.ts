export type Consent = 'granted' | 'denied'

/** The answer and its time, in localStorage. */
const KEY = 'analytics-consent'

/** How long an answer is valid, in milliseconds. After that the notice is shown again. */
const CONSENT_TTL_MS = 365 * 86_400_000

let answer: Consent | null | undefined

/** Heard by the app and by the script of reading: each has this module. */
const CHANGED = 'consentchanged'

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
  dispatchEvent(new CustomEvent(CHANGED, { detail: consent }))
}

/** Another tab may change it too. */
export function onConsentChange(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener(
    'storage',
    ({ key }) => {
      if (key !== null && key !== KEY) return
      answer = undefined
      listener()
    },
    { signal },
  )
  addEventListener(
    CHANGED,
    (event) => {
      answer = (event as CustomEvent<Consent>).detail
      listener()
    },
    { signal },
  )
  return () => listening.abort()
}
