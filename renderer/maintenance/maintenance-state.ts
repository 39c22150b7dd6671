import type { MaintenanceState } from '#domain/site/maintenance.ts'
import { clientHeaders } from '../api/client-headers.ts'

/** Timeout of the request, in milliseconds. */
const TIME_LIMIT = 10_000

/**
 * Whether the site is read-only or closed, and until when; `null` if unknown: no network or no response. Without the
 * client of `/v1`, which would load all its libraries.
 */
export async function fetchMaintenanceState(): Promise<MaintenanceState | null> {
  try {
    const response = await fetch('/v1/switches', {
      cache: 'no-store',
      headers: clientHeaders(),
      signal: AbortSignal.timeout(TIME_LIMIT),
    })
    const { data } = (await response.json()) as { data: { standstill: MaintenanceState } }
    return response.ok ? data.standstill : null
  } catch {
    return null
  }
}
