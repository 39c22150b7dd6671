import type { MaintenanceState } from '#domain/site/maintenance.ts'
import { fetchPlain } from '../api/client-headers.ts'

/** Timeout of the request, in milliseconds. */
const TIME_LIMIT = 10_000

/** Whether the site is read-only or closed, and until when; `null` if unknown: no network or no response. */
export const fetchMaintenanceState = (): Promise<MaintenanceState | null> =>
  fetchPlain<'GET /switches'>('/v1/switches', {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).then(
    (data) => data?.standstill ?? null,
    () => null,
  )
