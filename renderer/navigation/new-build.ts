import { buildId } from '../build-id.ts'
import { navigation } from './navigation.ts'

/** How often an open tab checks for a new build, in milliseconds. */
const HOUR = 3_600_000
/** Becoming visible triggers a check at most this often, in milliseconds. */
const PAUSE = 60_000
/** Timeout of the check, in milliseconds. */
const TIME_LIMIT = 5000

let checkedAt = 0

/**
 * Fetches the newest build id; if it is not this document's, the next navigation loads a document.
 * @returns whether the site responded, or may still do so
 */
export async function checkForNewBuild(): Promise<boolean> {
  checkedAt = Date.now()
  let isLate = false
  const response = await fetch(`/builds/latest.json?${checkedAt}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).catch((error: unknown) => {
    // Not reported: an offline tab notices when it is used.
    console.info(error)
    // A slow network is not a lost one.
    isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return null
  })
  if (!response) return isLate
  const latest = (await response.json().catch(() => null)) as { id?: string } | null
  if (latest?.id) navigation.isOutdated = latest.id !== buildId()
  return true
}

/** Checks every hour, and when the tab becomes visible. */
export function pollForNewBuild(): void {
  setInterval(checkForNewBuild, HOUR)
  checkedAt = Date.now()
  const checkIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= PAUSE) checkForNewBuild()
  }
  document.addEventListener('visibilitychange', checkIfDue)
  addEventListener('focus', checkIfDue)
}
