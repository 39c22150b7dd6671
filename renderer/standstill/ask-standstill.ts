import type { Standstill } from '#domain/site/standstill.ts'
import { clientHeaders } from '../api/client-headers.ts'

/** So long an answer may take, in milliseconds. */
const TIME_LIMIT = 10_000

/**
 * Whether the site is read only or closed, and until when; `null` where nothing is known: no network, or a server that
 * does not answer. Not by the client of `/v1`: whoever waits has no use for all that it brings.
 */
export async function askStandstill(): Promise<Standstill | null> {
  try {
    const response = await fetch('/v1/switches', {
      cache: 'no-store',
      headers: clientHeaders(),
      signal: AbortSignal.timeout(TIME_LIMIT),
    })
    const { data } = (await response.json()) as { data: { standstill: Standstill } }
    return response.ok ? data.standstill : null
  } catch {
    return null
  }
}
