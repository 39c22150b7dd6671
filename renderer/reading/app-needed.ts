import { CARRIED_MESSAGES, EMBED_CONSENTS } from '../device/names.ts'

/**
 * Whether this page has something to show that only the app can show, although nobody has touched it: messages of the
 * document before, or the embed of a service that the reader allows. `first-lines.ts` knows of other reasons.
 */
export function isAppNeeded(): boolean {
  try {
    if (sessionStorage.getItem(CARRIED_MESSAGES)) return true
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-embed]'))
      if (localStorage.getItem(EMBED_CONSENTS)?.includes(`"${dataset.embed}"`)) return true
  } catch {
    // Storage is blocked.
  }
  return false
}
