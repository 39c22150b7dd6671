import { buildId } from '../build-id.ts'

/** The manifest of a build: `/builds/meta/{id}.json`. */
type BuildManifest = { id: string; timestamp: number; prerendered: string[] }

/** Pages of one folder share their code: `/spots/kinosaki` → `/spots/*`. */
export const folderOf = (pathname: string): string => pathname.replace(/(?<=^\/[^/]+\/).*/, '*')

/** Adds folders with several pages: content published after the build is in one of them. */
const withFolders = (prerendered: readonly string[]): ReadonlySet<string> => {
  const all = new Set(prerendered)
  const seen = new Set<string>()
  for (const folder of prerendered.map(folderOf))
    if (seen.has(folder)) all.add(folder)
    else seen.add(folder)
  return all
}

let pending: Promise<ReadonlySet<string>> | undefined

const fetchPrerendered = async (): Promise<ReadonlySet<string>> => {
  const response = await fetch(`/builds/meta/${buildId()}.json`, { cache: 'force-cache', priority: 'low' })
  if (!response.ok) throw new Error(`builds/meta: ${response.status}`)
  const { prerendered } = (await response.json()) as BuildManifest
  return withFolders(prerendered)
}

/**
 * The prerendered URLs, including `/spots?page=2`: their data exists as a file. Fetched once; a failure is only
 * logged, and the next link tries again.
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
export const isWritten = async ({ pathname, search }: URL): Promise<boolean> => {
  const addresses = await prerenderedAddresses()
  return addresses.has(pathname + search) || (search === '' && addresses.has(folderOf(pathname)))
}
