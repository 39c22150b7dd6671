import { fetchMaintenanceState } from './maintenance-state.ts'

/** Timeout of a request in milliseconds: without one the polling could stop forever. */
const TIME_LIMIT = 10_000
/** Temporary: rate limited, or under maintenance. */
const TEMPORARY_STATUSES = [429, 503]

/** Whether pages can be read again. Unknown (no network) counts as no, so that no tab is redirected to an error. */
export async function isSiteReadable(): Promise<boolean> {
  const state = await fetchMaintenanceState()
  return state !== null && state.mode !== 'closed'
}

/** Whether the page at the current URL is available again. Rejects without a response. */
export async function isPageAvailable(): Promise<boolean> {
  const { status } = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  return !TEMPORARY_STATUSES.includes(status)
}
