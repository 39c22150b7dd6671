import { matchesPatterns } from '#domain/url/address-patterns.ts'
import { buildId } from '../build-id.ts'

/** The manifest of a build, `/builds/meta/{id}.json`; its addresses are patterns (domain/url/address-patterns.ts). */
type BuildManifest = { id: string; timestamp: number; prerendered: string[] }

let pending: Promise<ReadonlySet<string>> | undefined

const fetchPrerendered = async (): Promise<ReadonlySet<string>> => {
  const response = await fetch(`/builds/meta/${buildId()}.json`, { cache: 'force-cache', priority: 'low' })
  if (!response.ok) throw new Error(`builds/meta: ${response.status}`)
  const { prerendered } = (await response.json()) as BuildManifest
  return new Set(prerendered)
}

/**
 * The patterns of the prerendered URLs, including `/spots?page=2`: their data exists as a file. Fetched once; a failure
 * is only logged, and the next link tries again.
 */
export const prerenderedAddresses = (): Promise<ReadonlySet<string>> => {
  pending ??= fetchPrerendered().catch((error: unknown) => {
    pending = undefined
    console.info(error)
    return new Set<string>()
  })
  return pending
}

/** Whether the data of a URL exists as a file, prerendered or published since. */
export const isWritten = async ({ pathname, search }: URL): Promise<boolean> =>
  matchesPatterns(await prerenderedAddresses(), pathname + search)
