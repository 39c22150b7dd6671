import { NOTICE_COOKIE } from '#domain/site/cookie-names.ts'
import { CARRIED_MESSAGES, EMBED_CONSENTS } from '../device/names.ts'

/**
 * Whether this page has something to show that only the app can show, although nobody has touched it: a notice of the
 * redirect to it, messages of the document before, or the embed of a service that the reader allows.
 */
export function isAppNeeded(): boolean {
  try {
    if (document.cookie.includes(`${NOTICE_COOKIE}=`) || sessionStorage.getItem(CARRIED_MESSAGES)) return true
    const allowed: unknown[] = JSON.parse(localStorage.getItem(EMBED_CONSENTS) ?? '[]')
    return allowed.some((service) => document.querySelector(`[data-embed="${service}"]`))
  } catch {
    // Storage is blocked, or holds what others wrote.
    return false
  }
}
