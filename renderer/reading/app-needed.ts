import { CARRIED_MESSAGES, EMBED_CONSENTS } from '../device/names.ts'
import { isArrival } from './arrival.ts'

/**
 * Whether this page has something to show that only the app can show, although nobody has touched it: messages of the
 * document before, the embed of a service that the reader allows, or what a link that they followed led to (`data-arrival`). `first-lines.ts` knows of other reasons.
 */
export function isAppNeeded(): boolean {
  if (document.querySelector('[data-arrival]') && isArrival()) return true
  try {
    if (sessionStorage.getItem(CARRIED_MESSAGES)) return true
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-embed]'))
      if (localStorage.getItem(EMBED_CONSENTS)?.includes(`"${dataset.embed}"`)) return true
  } catch {
    // Storage is blocked.
  }
  return false
}
