import { z } from 'zod'
import { isPublicAddress } from '#domain/office/public-address.ts'

/** `unknown`: the resolver failed. */
export type Resolved = 'public' | 'private' | 'none' | 'unknown'

export type ResolveOptions = {
  /** In milliseconds. */
  timeoutMs: number
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/ */
const RESOLVER = 'https://cloudflare-dns.com/dns-query'

/** The numbers of the record types A and AAAA. */
const ADDRESS_TYPES: readonly number[] = [1, 28]
const [NO_ERROR, NO_SUCH_NAME] = [0, 3]

const Answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
})

/** The addresses of one type, or `null` when the resolver fails. */
async function addressesOf(
  name: string,
  type: 'A' | 'AAAA',
  { fetch, timeoutMs }: ResolveOptions,
): Promise<string[] | null> {
  const query = new URLSearchParams({ name, type })
  try {
    const response = await fetch(`${RESOLVER}?${query}`, {
      headers: { accept: 'application/dns-json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = Answer.safeParse(await response.json())
    if (!answer.success || ![NO_ERROR, NO_SUCH_NAME].includes(answer.data.Status)) return null
    const records = answer.data.Answer ?? []
    return records.filter((record) => ADDRESS_TYPES.includes(record.type)).map(({ data }) => data)
  } catch {
    return null
  }
}

/**
 * Resolves a host name: `private` as soon as one of its addresses is not public. A Worker cannot choose the address
 * that it then connects to, so a name may still change in between; in that case the platform protects, which has no
 * network of ours behind it.
 */
export async function resolveName(name: string, options: ResolveOptions): Promise<Resolved> {
  const both = await Promise.all([addressesOf(name, 'A', options), addressesOf(name, 'AAAA', options)])
  const addresses = both.flatMap((found) => found ?? [])
  if (addresses.some((address) => !isPublicAddress(address))) return 'private'
  if (both.includes(null)) return 'unknown'
  return addresses.length > 0 ? 'public' : 'none'
}
