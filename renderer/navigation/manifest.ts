import { buildId } from '../build-id.ts'

/** What a build says of itself: `/builds/meta/{id}.json`. */
type BuildManifest = { id: string; timestamp: number; prerendered: string[] }

let asked: Promise<ReadonlySet<string>> | undefined

const fetchPrerendered = async (): Promise<ReadonlySet<string>> => {
  const response = await fetch(`/builds/meta/${buildId()}.json`, { cache: 'force-cache', priority: 'low' })
  if (!response.ok) throw new Error(`builds/meta: ${response.status}`)
  const { prerendered } = (await response.json()) as BuildManifest
  return new Set(prerendered)
}

/**
 * The addresses that were written beforehand, `/spots?page=2` among them: their data waits as a file. Asked for once; a
 * failure is only logged, and asked for again with the next link.
 */
export const prerenderedAddresses = (): Promise<ReadonlySet<string>> => {
  asked ??= fetchPrerendered().catch((error: unknown) => {
    asked = undefined
    console.info(error)
    return new Set<string>()
  })
  return asked
}
