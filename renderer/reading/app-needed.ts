import { CARRIED_MESSAGES, EMBED_CONSENTS } from '../device/names.ts'

/**
 * Whether this page has something to show that only the app can show, although nobody has touched it: messages of the
 * document before, or the embed of a service that the reader allows. `first-lines.ts` knows of other reasons.
 */
export function isAppNeeded(): boolean {
  try {
    if (sessionStorage.getItem(CARRIED_MESSAGES)) return true
    if (!document.querySelector('[data-embed]')) return false
    const allowed: unknown[] = JSON.parse(localStorage.getItem(EMBED_CONSENTS) ?? '[]')
    return allowed.some((service) => document.querySelector(`[data-embed="${service}"]`))
  } catch {
    // Storage is blocked, or holds what others wrote.
    return false
  }
}
