import type { DataOf, RouteName } from '#worker/v1/route-types.ts'
import { buildId } from '../build-id.ts'

/**
 * The headers that every call of `/v1` carries (R192), including calls made without the client. Visitors without a session
 * have the bearer `public`.
 */
export const clientHeaders = (token = 'public') => ({
  'x-client-id': `web/${buildId()}`,
  authorization: `Bearer ${token}`,
})

/**
 * `fetch` for the few calls of public pages, which must not load the client: no session, no second attempt, and the data
 * is not validated. `null` for a refusal.
 */
export async function fetchPlain<Name extends RouteName>(
  address: string,
  init?: RequestInit,
): Promise<DataOf<Name> | null> {
  const response = await fetch(address, { ...init, headers: { ...clientHeaders(), ...init?.headers } })
  return response.ok ? ((await response.json()) as { data: DataOf<Name> }).data : null
}
