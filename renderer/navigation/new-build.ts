import { buildId } from '../build-id.ts'
import { navigation } from './navigation.ts'

/** How often a tab that stays open asks whether the site was built anew, in milliseconds. */
const HOUR = 3_600_000
/** Coming back to the tab asks too, but not with every glance at another one, in milliseconds. */
const PAUSE = 60_000
/** So long an answer may take, in milliseconds. */
const TIME_LIMIT = 5000

let askedAt = 0

/**
 * Asks for the newest build; if it is another than this document's, the next navigation loads the whole document.
 * @returns whether the site answered, or may still do so
 */
export async function askForNewBuild(): Promise<boolean> {
  askedAt = Date.now()
  let isLate = false
  const response = await fetch(`/builds/latest.json?${askedAt}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).catch((error: unknown) => {
    // A tab without a network says so when it is used.
    console.info(error)
    // A slow network is none that is lost.
    isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return null
  })
  if (!response) return isLate
  const latest = (await response.json().catch(() => null)) as { id?: string } | null
  if (latest?.id) navigation.isOutdated = latest.id !== buildId()
  return true
}

/** Asks every hour, and when a reader comes back to the tab. */
export function watchForNewBuild(): void {
  setInterval(askForNewBuild, HOUR)
  askedAt = Date.now()
  const askAgain = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= PAUSE) askForNewBuild()
  }
  document.addEventListener('visibilitychange', askAgain)
  addEventListener('focus', askAgain)
}
